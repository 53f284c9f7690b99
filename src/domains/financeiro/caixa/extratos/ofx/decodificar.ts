/**
 * The text of a file of a bank. What its header says of its characters is often not so (UTF-8 under `CHARSET:1252`): it is UTF-8 when it reads as
 * UTF-8 without a fault, and Windows-1252 otherwise.
 */
export function decodificar(conteudo: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(conteudo);
  } catch (causa) {
    if (!(causa instanceof TypeError)) throw causa;
    return new TextDecoder('windows-1252').decode(conteudo);
  }
}
