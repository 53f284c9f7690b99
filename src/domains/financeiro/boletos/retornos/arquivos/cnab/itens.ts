import { type CabecalhoDeRetorno, type LinhaDeRetorno, ArquivoRecusado } from '#domains/financeiro/boletos/cnab/retorno.ts';
import type { PixDoBanco } from '#domains/financeiro/boletos/cnab/pix.ts';
import { CampoInvalido } from '#domains/financeiro/boletos/cnab/registro.ts';
import { type Ilegivel, porqueIlegivel } from '#domains/financeiro/boletos/retornos/porque-ilegivel.ts';

export type ItemDeRetorno =
  | { tipo: 'cabecalho'; cabecalho: CabecalhoDeRetorno }
  | { tipo: 'linha'; linha: LinhaDeRetorno }
  /** A record that does not say what it must; the others go on. */
  | ({ tipo: 'ilegivel'; linha: number } & Ilegivel);
/** What a file has after its header. */
export type ItemDeDetalhe = Exclude<ItemDeRetorno, { tipo: 'cabecalho' }>;
export type Linha = { linha: number; texto: string };

/** A charge as it was read, or what of it cannot be. */
export function lendo(linha: number, ler: () => LinhaDeRetorno): ItemDeDetalhe {
  try {
    return { tipo: 'linha', linha: ler() };
  } catch (erro) {
    if (erro instanceof CampoInvalido)
      return { tipo: 'ilegivel', linha, campo: erro.campo, conteudo: erro.conteudo, colunas: erro.colunas };
    throw erro;
  }
}

/** Reads a header, without which nothing of its file is read. @throws ArquivoRecusado */
export function semErro<T>(linha: number, ler: () => T): T {
  try {
    return ler();
  } catch (erro) {
    if (erro instanceof CampoInvalido) throw new ArquivoRecusado('LINHA_ILEGIVEL', linha, porqueIlegivel(erro));
    throw erro;
  }
}

/** A trailer that counts other records than were read tells of a file that lost or gained some on its way. @throws ArquivoRecusado */
export function conferirTotal({ linha }: Linha, declarado: string, lidos: number): void {
  const total = /^\d+$/.test(declarado) ? Number(declarado) : 0;
  if (total > 0 && total !== lidos) throw new ArquivoRecusado('TOTAL_NAO_CONFERE', linha, `${total} ≠ ${lidos}`);
}

/** A trailer ends a file: what follows it is another one, of which nothing would be read. @throws ArquivoRecusado */
export async function conferirFim(fila: AsyncIterator<Linha>): Promise<void> {
  const depois = await fila.next();
  if (depois.done !== true) throw new ArquivoRecusado('ARQUIVO_DEPOIS_DO_FIM', depois.value.linha);
}

export const comPix = (item: ItemDeDetalhe, pix: PixDoBanco | null): ItemDeDetalhe =>
  item.tipo === 'linha' ? { tipo: 'linha', linha: { ...item.linha, pix } } : item;

/** The reasons of a line, each of so many characters; zeros and blanks are none. */
export const partirMotivos = (motivos: string, tamanho: number): string[] =>
  (motivos.match(new RegExp(`.{${tamanho}}`, 'g')) ?? []).filter((motivo) => !/^[0 ]*$/.test(motivo));
