import { countOf, formatBytes } from '../../../../../src/shared/text/format.ts';
import type { FileNode } from '../file-tree.ts';

/** The files of a folder, each folder of it to be opened. */
export function Files({ nodes, hidden }: { readonly nodes: readonly FileNode[]; readonly hidden: number }) {
  return (
    <ul class="files">
      {nodes.map((node) => (
        <li key={node.name}>{node.children === undefined ? <NameAndSize {...node} /> : <FolderItem {...node} />}</li>
      ))}
      {hidden > 0 && <li class="muted">{`and ${countOf(hidden, 'file')} more`}</li>}
    </ul>
  );
}

function FolderItem({ name, bytes, children, hidden }: FileNode) {
  return (
    <details>
      <summary>
        <NameAndSize name={`${name}/`} bytes={bytes} />
      </summary>
      <Files nodes={children ?? []} hidden={hidden} />
    </details>
  );
}

function NameAndSize({ name, bytes }: Pick<FileNode, 'name' | 'bytes'>) {
  return (
    <>
      <code>{name}</code> <span class="muted">{formatBytes(bytes)}</span>
    </>
  );
}
