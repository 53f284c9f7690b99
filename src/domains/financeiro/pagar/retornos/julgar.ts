import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import type { LinhaDePagamento } from './cnab/ler.ts';
import { errosRetornoPagar as erros } from './erros.ts';

/** A payment that a file asked for, as it stands when a line tells of it. */
export type ItemDoRetorno = {
  id: number;
  tituloId: number;
  numero: string;
  valorCentavos: Centavos;
  situacao: 'enviado' | 'pago' | 'recusado' | 'cancelado';
  pago: { dataBaixa: DataCivil; valorCentavos: Centavos } | null;
};
export type Julgamento =
  | { fazer: 'pagar' | 'recusar' | 'aceitar' }
  | { fazer: 'nada'; resultado: 'informativa' | 'repetida' }
  | { fazer: 'esperar'; recusa: ErroNegocio };
type Linha = Omit<LinhaDePagamento, 'porque'> & { porque: string | null };

/** What one line of a return comes to; nothing depends on the order of lines or on how often they come. Pure. */
export function julgarLinha(linha: Linha, item: ItemDoRetorno | null): Julgamento {
  const { efeito, identificador, ocorrencias } = linha;
  const [codigos, valor] = [ocorrencias.join(', ') || '—', formatarReais(linha.pagoCentavos)];
  const esperar = (recusa: ErroNegocio): Julgamento => ({ fazer: 'esperar', recusa });
  if (efeito === 'ilegivel') return esperar(erros.LINHA_DE_PAGAMENTO_ILEGIVEL({ linha: linha.linha, porque: linha.porque ?? '—' }));
  if (efeito === 'desconhecido') return esperar(erros.OCORRENCIA_SEM_SENTIDO({ codigos, identificador: identificador || '—' }));
  if (efeito === 'aviso') return { fazer: 'nada', resultado: 'informativa' };
  if (!item) {
    if (efeito !== 'pago' && efeito !== 'devolvido') return { fazer: 'nada', resultado: 'informativa' };
    return esperar(erros.PAGAMENTO_SEM_ENVIO({ valor, favorecido: linha.favorecido || '—', identificador: identificador || '—' }));
  }
  const { numero } = item;
  if (efeito === 'devolvido') return esperar(erros.PAGAMENTO_DEVOLVIDO({ numero }));
  if (efeito === 'aceito') return item.situacao === 'enviado' ? { fazer: 'aceitar' } : { fazer: 'nada', resultado: 'informativa' };
  if (efeito === 'recusado') {
    if (item.situacao === 'pago') return esperar(erros.RECUSA_DEPOIS_DE_PAGO({ numero, codigos }));
    return item.situacao === 'enviado' ? { fazer: 'recusar' } : { fazer: 'nada', resultado: 'repetida' };
  }
  if (item.situacao === 'pago') {
    const mesmo = item.pago?.dataBaixa === linha.dataPagamento && item.pago?.valorCentavos === linha.pagoCentavos;
    return mesmo ? { fazer: 'nada', resultado: 'repetida' } : esperar(erros.PAGO_OUTRA_VEZ({ numero }));
  }
  if (item.situacao === 'recusado') return esperar(erros.PAGO_DEPOIS_DE_RECUSADO({ numero }));
  if (item.situacao === 'cancelado') return esperar(erros.PAGO_DEPOIS_DE_CANCELADO({ numero }));
  if (linha.pagoCentavos !== item.valorCentavos)
    return esperar(erros.PAGO_DIFERENTE({ numero, enviado: formatarReais(item.valorCentavos), pago: valor }));
  return linha.dataPagamento === null ? esperar(erros.PAGO_SEM_DIA({ numero, valor })) : { fazer: 'pagar' };
}
