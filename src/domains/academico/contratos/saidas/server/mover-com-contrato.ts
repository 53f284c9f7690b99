import type { Ato } from '#platform/server/ato.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { DataCivil } from '#shared/datas.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import { type MovimentoFeito, type PedidoDeSaida } from '#domains/academico/matriculas/server/door.ts';
import {
  conferirSaida,
  desfazerMovimento,
  outrasDoFalecido,
  type PedidoDeDesfazimento,
  type PedidoDeReclassificacao,
  type PedidoDeRetorno,
  reclassificarMatricula,
  registrarSaida,
  retornarMatricula,
} from '#domains/academico/matriculas/movimentos/server/door.ts';
import { cancelarContratos } from '#domains/academico/contratos/ciclo/cancelamento/server/door.ts';
import { desfazerMudancaDeSituacao } from '#domains/academico/contratos/ciclo/server/door.ts';
import { reativarContrato, suspenderContrato } from '#domains/academico/contratos/ciclo/server/door.ts';
import type { saidasApi } from '../api.ts';
import { cancelaOQueNaoValeu, type DestinoDoContrato, type VerboDeSaida } from '../esquemas.ts';
import { nuncaValeu } from '../../situacoes.ts';
import { travarContratos } from '../../server/carregar.ts';
import { conferirContratosNaVolta } from './conferir-volta.ts';
import { encerrarContratosDaNova } from './contratos-da-nova.ts';
import { contratosVigentes, efeitoNaMorte, type Vigente } from './contratos-vigentes.ts';
import { multaPedida } from './multa-pedida.ts';

type Feita = RespostaServidor<typeof saidasApi.transferir>;
type Reclassificada = RespostaServidor<typeof saidasApi.reclassificar>;
type Efeito = Feita['contratos'];
type PedidoDeCancelamento = Omit<Parameters<typeof cancelarContratos>[1], 'contratoId'>;
type ComContrato = { contrato: DestinoDoContrato };

/**
 * The student leaves and the contract follows as chosen, in one transaction; those of every enrollment that a death ends follow the
 * same choice. One that never came into force is cancelled with an enrollment that ends, whatever is chosen. What was missing at that
 * moment is kept with the movement. @throws as `registrarSaida` of matriculas and `cancelarContratos`
 */
export async function sairComContrato(ato: Ato, { contrato, ...pedido }: PedidoDeSaida & ComContrato): Promise<Feita> {
  const { tx } = ato;
  const encerradas = pedido.verbo === 'falecimento' ? (await outrasDoFalecido(tx, pedido.id)).map((m) => m.id) : [];
  const conferencia = await conferirSaida(tx, ato, { id: pedido.id, data: pedido.dataMovimento, encerradas });
  const { junto, ...feito } = await registrarSaida(ato, { ...pedido, conferencia });
  const contratos: Efeito = [];
  for (const movida of [feito, ...junto]) contratos.push(...(await seguirContrato(ato, movida, contrato, pedido).catch(noDestino)));
  return { ...feito, contratos };
}

/** The student goes on in another course; the contract of the enrollment left behind follows as chosen. */
export async function reclassificarComContrato(
  ato: Ato,
  { contrato, ...pedido }: PedidoDeReclassificacao & ComContrato,
): Promise<Reclassificada> {
  const feito = await reclassificarMatricula(ato, pedido);
  return { ...feito, contratos: await seguirContrato(ato, feito, contrato, { ...pedido, verbo: 'reclassificacao' }).catch(noDestino) };
}

/**
 * A suspended student comes back, and the contract that was suspended with the enrollment when asked, from the day of the return: what it
 * would have taken off the bill from a later day on comes back whole.
 */
export async function retornarComContrato(
  ato: Ato,
  { reativarContrato: reativar, ...pedido }: PedidoDeRetorno & { reativarContrato: boolean },
): Promise<Feita> {
  const { tx } = ato;
  const feito = await retornarMatricula(ato, pedido);
  if (!reativar) return { ...feito, contratos: [] };
  conferirPermissaoDeContratos(ato);
  const contratos: Efeito = [];
  for (const { id } of await contratosVigentes(tx, pedido.id, ['suspenso'])) {
    const { numero, titulosRestaurados } = await reativarContrato(ato, {
      contratoId: id,
      dataEfeito: pedido.dataMovimento,
      motivo: pedido.motivo,
      matriculaMovimentoId: feito.movimentoId,
    });
    contratos.push({ id, numero, titulos: titulosRestaurados, multaCentavos: 0 });
  }
  return { ...feito, contratos };
}

/**
 * Undoes the movement named, and every change of contract that came with it: all of it or nothing.
 * @throws as `desfazerMovimento` of matriculas and `desfazerMudancaDeSituacao`; CONTRATO_DA_NOVA_EM_VIGOR, CONTRATO_DA_NOVA_COM_PAGAMENTO,
 * CONTRATO_ATIVO_NA_VOLTA
 */
export async function desfazerComContrato(ato: Ato, pedido: PedidoDeDesfazimento): Promise<Feita> {
  const { tx } = ato;
  const { desfeito, junto, ...feito } = await desfazerMovimento(ato, pedido);
  if (desfeito.novaMatriculaId !== null) await encerrarContratosDaNova(ato, desfeito.novaMatriculaId, feito, pedido.motivo);
  const contratos: Efeito = [];
  for (const { id: matriculaMovimentoId } of [desfeito, ...junto.map((j) => j.desfeito)])
    for (const { id, numero, titulosRestaurados: titulos } of await desfazerMudancaDeSituacao(ato, {
      matriculaMovimentoId,
      motivo: pedido.motivo,
    }))
      contratos.push({ id, numero, titulos, multaCentavos: 0 });
  for (const volta of [{ ...feito, desfeito }, ...junto]) await conferirContratosNaVolta(tx, volta);
  return { ...feito, contratos };
}

async function seguirContrato(
  ato: Ato,
  { id, movimentoId }: MovimentoFeito,
  { acao, dataEfeito, multa, manterAcordos }: DestinoDoContrato,
  { dataMovimento, motivo, verbo }: { dataMovimento: DataCivil; motivo: string; verbo: VerboDeSaida },
): Promise<Efeito> {
  const { tx } = ato;
  const morte = verbo === 'falecimento';
  // What a death does to the contract is no choice of who records it: it needs no permission of contracts.
  if (acao !== 'manter' && !morte) conferirPermissaoDeContratos(ato);
  // Locked before their states are read: an activation that is under way is seen, one that comes later sees the enrollment.
  await travarContratos(
    tx,
    (await contratosVigentes(tx, id)).map((c) => c.id),
  );
  const vigentes = await contratosVigentes(tx, id);
  const emVigor = vigentes.filter((c) => !nuncaValeu(c));
  const comum = { motivo, matriculaMovimentoId: movimentoId };
  const contratos = await cancelar(ato, cancelaOQueNaoValeu(verbo, acao) ? vigentes.filter(nuncaValeu) : [], comum);
  if (acao === 'manter') return contratos;
  const escolhida = dataEfeito ?? dataMovimento;
  const desde = morte ? await efeitoNaMorte(tx, id, escolhida, ato.hoje) : escolhida;
  if (acao === 'cancelar') {
    const pedido = { ...comum, dataEfeito: desde, manterAcordos, morte, multa: multaPedida(multa) };
    return [...contratos, ...(await cancelar(ato, emVigor, pedido))];
  }
  for (const { id: contratoId } of emVigor.filter((c) => c.situacao === 'ativo')) {
    const feito = await suspenderContrato(ato, { contratoId, dataEfeito: desde, ...comum });
    contratos.push({ id: contratoId, numero: feito.numero, titulos: feito.titulosCancelados, multaCentavos: 0 });
  }
  return contratos;
}

async function cancelar(ato: Ato, quais: readonly Vigente[], pedido: PedidoDeCancelamento): Promise<Efeito> {
  if (quais.length === 0) return [];
  const cancelados = await cancelarContratos(ato, { ...pedido, contratoId: quais.map((c) => c.id) });
  return cancelados.map(({ id, numero, titulosCancelados: titulos, multaCentavos }) => ({ id, numero, titulos, multaCentavos }));
}

/** What the contract refuses is pointed at where these windows have it: in their choice for the contract. */
function noDestino(causa: unknown): never {
  throw causa instanceof ErroNegocio ? causa.apontando((path) => `contrato.${path}`) : causa;
}

/** Whoever moves enrollments touches a contract only with the permission to change contracts. */
const conferirPermissaoDeContratos = ({ quem, idioma }: Ato): void => conferirPermissao(quem, 'contratos:editar', idioma);
