const cepNoTexto = /(?:\bCEP:?\s*)?\b(\d{5})-?(\d{3})\b/i;
const numeroNoTexto = /^(.+?)(?:,\s*|\s+)(?:n[º°o.]{1,2}\s*|(?<=,\s*))(\d{1,5})\b/i;

/** The school's address, which is kept as one text, in the columns of a lot: street, number and CEP; what the text does not say is empty. Pure. */
export function enderecoEmColunas(texto: string): { logradouro: string; numero: string; cep: string; cepSufixo: string } {
  const [, cep = '', cepSufixo = ''] = cepNoTexto.exec(texto) ?? [];
  const semCep = texto
    .replace(cepNoTexto, '')
    .replace(/[\s,·–—-]+$/, '')
    .trim();
  const [, logradouro = semCep, numero = ''] = numeroNoTexto.exec(semCep) ?? [];
  return { logradouro, numero, cep, cepSufixo };
}
