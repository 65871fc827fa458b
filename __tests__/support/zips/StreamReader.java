import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.*;
import org.apache.commons.compress.archivers.zip.ZipArchiveInputStream;

/** Reads zips from front to back. Prints a line for each file: number of the zip, CRC-32, name in hex. */
public class StreamReader {
  interface Entries { String next() throws IOException; }

  public static void main(String[] args) throws Exception {
    for (int index = 1; index < args.length; index++) {
      try (InputStream file = new FileInputStream(args[index])) {
        if (args[0].equals("java.util.zip")) {
          ZipInputStream zip = new ZipInputStream(file, StandardCharsets.UTF_8);
          print(index - 1, zip, () -> { ZipEntry entry = zip.getNextEntry(); return entry == null ? null : entry.getName(); });
        } else {
          ZipArchiveInputStream zip = new ZipArchiveInputStream(file, "UTF-8");
          print(index - 1, zip, () -> { var entry = zip.getNextZipEntry(); return entry == null ? null : entry.getName(); });
        }
      }
    }
  }

  static void print(int zip, InputStream data, Entries entries) throws IOException {
    byte[] block = new byte[1 << 16];
    for (String name; (name = entries.next()) != null;) {
      CRC32 crc = new CRC32();
      for (int length; (length = data.read(block)) > 0;) crc.update(block, 0, length);
      System.out.println(zip + " " + crc.getValue() + " " + HexFormat.of().formatHex(name.getBytes(StandardCharsets.UTF_8)));
    }
  }
}
