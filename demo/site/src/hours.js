const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The day and the time ("HH:MM") at the café, wherever the visitor is. */
function localTime(now, timeZone) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type) => parts.find((candidate) => candidate.type === type).value;
  return { day: part('weekday'), time: `${part('hour')}:${part('minute')}` };
}

/** Whether the café is open at `now`, and a sentence that says so. */
export function openingStatus({ timeZone, week }, now) {
  const { day, time } = localTime(now, timeZone);
  const today = DAYS.indexOf(day);

  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const name = DAYS[(today + ahead) % 7];
    const { open, close } = week.find((entry) => entry.day === name);
    if (open === null) continue;
    if (ahead === 0 && time >= open && time < close) return { open: true, text: `Open now, until ${close}` };
    if (ahead === 0 && time >= open) continue;
    const when = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : `on ${name}`;
    return { open: false, text: `Closed now, opens ${when} at ${open}` };
  }
  return { open: false, text: 'Closed until further notice' };
}
