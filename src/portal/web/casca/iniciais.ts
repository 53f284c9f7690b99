/** The two letters of a user without a photo: first name and last of the surnames. */
export function iniciais(nome: string, sobrenome: string): string {
  const primeira = letra(nome.trim());
  const ultima = letra(sobrenome.trim().split(/\s+/).at(-1) ?? '');
  return (primeira + ultima).toLocaleUpperCase('pt-BR') || '?';
}

function letra(palavra: string): string {
  const codigo = palavra.codePointAt(0);
  return codigo === undefined ? '' : String.fromCodePoint(codigo);
}
