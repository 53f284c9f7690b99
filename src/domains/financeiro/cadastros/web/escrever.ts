/** A rate of the wire ('2.5000') as people write it ('2,5 %'). */
export function escreverTaxa(taxa: string): string {
  const [inteiro = '0', fracao = ''] = taxa.split('.');
  const resto = fracao.replace(/0+$/, '');
  return `${inteiro}${resto ? `,${resto}` : ''} %`;
}
