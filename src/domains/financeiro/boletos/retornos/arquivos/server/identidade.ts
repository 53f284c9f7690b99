import { resumir } from '#domains/financeiro/boletos/retornos/server/evento.ts';
import type { CabecalhoDeRetorno } from '#domains/financeiro/boletos/cnab/retorno.ts';
import { lerLinhas } from '../cnab/linhas.ts';

/**
 * What makes two uploads the same file of the bank: its convênio and the number and the day that the bank gave it; where it gives no number, what stands
 * in it. Line endings and blanks that programs cut or add do not count.
 */
export async function identidadeDoArquivo(
  { formato, convenio, sequencia, geradoEm }: CabecalhoDeRetorno,
  conteudo: Buffer,
): Promise<string> {
  const numero = sequencia.replace(/^0+/, '');
  if (numero !== '') return resumir([formato, convenio, numero, geradoEm]);
  const linhas: string[] = [];
  for await (const { texto } of lerLinhas([conteudo])) linhas.push(texto.trimEnd());
  return resumir([formato, linhas]);
}
