import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Cifra } from '#platform/server/segredos/cifra.ts';
import type { DataCivil } from '#shared/datas.ts';
import { mesmoValor, type ValorAlteravel } from '#domains/pessoas/endereco-alteravel.ts';
import { lerAlteracao, lerCamposDaPessoa } from '#domains/pessoas/registro/server/door.ts';
import type { DadosFicha } from '#domains/pessoas/saude/ficha-saude.ts';
import { proporFicha } from '#domains/pessoas/saude/server/door.ts';
import { CAMPO_DA_FICHA, campoDoDocumento, type TipoDeDocumento } from '#domains/rh/documentos.ts';
import { encerrar } from './decidir-protocolo.ts';
import { guardarFicha } from './ficha-do-protocolo.ts';
import { type CampoPedido, gravarProtocolo } from './gravar-protocolo.ts';

type PedidoDaFamilia = {
  pessoaId: number;
  /** The guardian who asks. */
  solicitantePessoaId: number;
  motivo: string;
  valeDesde: DataCivil | null;
  valores: Readonly<Record<string, unknown>>;
  documentos: readonly { tipo: TipoDeDocumento; nome: string; arquivoId: number }[];
  ficha: DadosFicha | null;
};
type AtoDaFamilia = Ato<{ processo: string }>;

/**
 * What a guardian asks to change of one person, as requests that somebody of the school decides: one of the register and its documents, one
 * of the health form, which others decide. What says the same as the register is not asked for. Nothing is tried on the register, so that nobody
 * learns from a refusal whose CPF a number is.
 * @throws DADOS_INVALIDOS (the values that the form of the person would refuse)
 */
export async function pedirPelaFamilia(ato: AtoDaFamilia, { cifra, ...pedido }: PedidoDaFamilia & { cifra: Cifra }): Promise<number[]> {
  const { pessoaId, solicitantePessoaId, motivo, valeDesde, documentos, ficha } = pedido;
  const comum = { pessoaId, motivo, valeDesde, solicitante: { pessoaId: solicitantePessoaId } };
  const campos: CampoPedido[] = [
    ...(await mudancas(ato, pedido)),
    ...documentos.map(({ tipo, nome, arquivoId }) => ({ campo: campoDoDocumento(tipo), atual: null, proposto: nome, arquivoId })),
  ];
  const ids: number[] = campos.length > 0 ? [await gravarProtocolo(ato, { ...comum, campos })] : [];
  if (ficha !== null) {
    const id = await gravarProtocolo(ato, { ...comum, campos: [{ campo: CAMPO_DA_FICHA, atual: null, proposto: 'enviada' }] });
    await guardarFicha(ato.tx, id, await proporFicha(ato.tx, cifra, { pessoaId, dados: ficha }));
    ids.push(id);
  }
  return ids;
}

async function mudancas({ tx, quem }: AtoDaFamilia, { pessoaId, valores }: PedidoDaFamilia): Promise<CampoPedido[]> {
  const nomes = Object.keys(valores);
  if (nomes.length === 0) return [];
  const datas = ['dataNascimento', 'dataFalecimento', 'rgDataEmissao'];
  const atuais: Readonly<Record<string, ValorAlteravel>> = await lerCamposDaPessoa(tx, quem, pessoaId, [...new Set([...nomes, ...datas])]);
  const limpos: Readonly<Record<string, ValorAlteravel | undefined>> = lerAlteracao(valores, atuais);
  return nomes.flatMap((campo) => {
    const [atual, proposto] = [atuais[campo] ?? null, limpos[campo] ?? null];
    return mesmoValor(atual, proposto) ? [] : [{ campo, atual, proposto }];
  });
}

/** Takes back what is still open of some requests, because the guardian who asked sent again. Nobody decides them meanwhile: they are locked. */
export async function substituirPedidos(ato: AtoDaFamilia, ids: readonly number[], porque: string): Promise<void> {
  const { rows } = await sql<{
    id: number;
  }>`select id from protocolos where id = any(${[...ids]}::bigint[]) and situacao = 'aberto' order by id for update`.execute(ato.tx);
  for (const { id } of rows) {
    await encerrar(ato.tx, id, null, 'cancelado', porque);
    await auditar(ato, { acao: 'protocolo.cancelado', alvoTipo: 'protocolo', alvoId: id, motivo: porque });
  }
}
