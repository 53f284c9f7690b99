import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { travarTurmas } from '#domains/academico/estrutura/server/door.ts';
import { travarMatriculas } from '#domains/academico/matriculas/server/door.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { conferirPermissao, pode } from '#platform/server/http/autorizacao.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Avaliado, avaliar } from '#domains/academico/rematriculas/avaliacao/avaliar.ts';
import type { CodigoDeMotivo } from '#domains/academico/rematriculas/avaliacao/motivos.ts';
import { carregarCandidatos, carregarDestino } from '#domains/academico/rematriculas/avaliacao/server/door.ts';
import { criarMatriculas, type Liberado } from './criar-matriculas.ts';
import type { ItemDoLote, Lote, RespostaDoItem } from './lotes.ts';
import { porPartes } from './ponto-de-retorno.ts';
import type { ParametrosDeRecusa } from '#shared/erros.ts';
import '#domains/academico/rematriculas/server/restricoes.ts';

/**
 * Re-enrolls some students of a run. Source enrollments and target classes are locked before anything is judged, always in the
 * order of their ids: of two runs over one student the second finds the enrollment of the first.
 * @returns what became of each
 */
export async function rematricular(ato: Ato, pedido: Lote, itens: readonly ItemDoLote[]): Promise<RespostaDoItem[]> {
  const { tx, quem, hoje } = ato;
  const lote = vencendoDesde(pedido, hoje);
  conferirPermissao(quem, 'rematriculas:criar', 'br');
  if (lote.criterios.contratos === 'ativo') conferirPermissao(quem, 'contratos:editar', 'br');
  const ids = itens.map((i) => i.matriculaOrigemId);
  await travarMatriculas(tx, ids);
  await travarTurmas(
    tx,
    itens.map((i) => i.turmaDestinoId),
  );
  const { primeiroVencimento } = lote.criterios.cobranca;
  const destino = await carregarDestino(tx, lote.destino, primeiroVencimento);
  const origem = { anoOrigemId: lote.anoOrigemId, anoDestinoId: lote.destino.id, ids };
  const candidatos = await carregarCandidatos(tx, quem, origem, hoje, ids.length);
  const podeExceder = pode(quem, 'excesso-vagas:criar');
  const escolhas = new Map(itens.map((i) => [i.matriculaOrigemId, i.turmaDestinoId]));
  const avaliarTodos = (quais: typeof candidatos) =>
    new Map(avaliar(quais, destino, lote.criterios, { escolhas, podeExceder }).map((a) => [a.candidato.matriculaId, a]));

  const primeiros = avaliarTodos(candidatos);
  const barrados = itens.flatMap((item) => recusaDe(item, primeiros.get(item.matriculaOrigemId), { daLista: false }) ?? []);
  // Who does not go gives his place back, so what depends on the others of the list is judged again without them.
  const fora = new Set(barrados.map(({ item }) => item.id));
  const restam = itens.filter(({ id }) => !fora.has(id));
  const ficam = new Set(restam.map((i) => i.matriculaOrigemId));
  const segundos = avaliarTodos(candidatos.filter((c) => ficam.has(c.matriculaId)));
  const semLugar = restam.flatMap((item) => recusaDe(item, segundos.get(item.matriculaOrigemId), { daLista: true }) ?? []);
  const semEles = new Set(semLugar.map(({ item }) => item.id));
  const liberados = restam.flatMap((item): Liberado[] => {
    const avaliado = segundos.get(item.matriculaOrigemId);
    return avaliado && !semEles.has(item.id) ? [{ item, avaliado }] : [];
  });
  await superarAnteriores(tx, lote, liberados);
  const feitos = await porPartes(
    tx,
    liberados,
    (parte) => criarMatriculas(ato, lote, parte, destino.formasAtivas),
    ({ item }, erro): RespostaDoItem => ({ item, situacao: 'recusada', codigo: erro.code, parametros: semNumero(erro.params) }),
  );
  return [...barrados, ...semLugar, ...feitos];
}

/** A run that goes on after the day for which it was asked bills from then on: no title falls due before it is issued. */
function vencendoDesde(lote: Lote, hoje: DataCivil): Lote {
  const { cobranca } = lote.criterios;
  if (cobranca.primeiroVencimento >= hoje) return lote;
  return { ...lote, criterios: { ...lote.criterios, cobranca: { ...cobranca, primeiroVencimento: hoje } } };
}

/** The contract of whoever did not go was rolled back: its number is of nobody. */
const semNumero = (params: ParametrosDeRecusa): ParametrosDeRecusa => ('numero' in params ? { ...params, numero: '—' } : params);

const dependemDaLista: readonly CodigoDeMotivo[] = ['TURMA_CHEIA', 'MESMO_TURNO_NA_LISTA'];

/** Why an item does not go: a hard reason, or a soft one that nobody overrode; null when it goes. */
function recusaDe(item: ItemDoLote, avaliado: Avaliado | undefined, { daLista }: { daLista: boolean }): RespostaDoItem | null {
  if (!avaliado) return { item, situacao: 'recusada', codigo: 'ORIGEM_FORA_DO_LOTE', parametros: {} };
  const contra = avaliado.motivos.find(
    ({ codigo, peso }) =>
      (daLista || !dependemDaLista.includes(codigo)) && (peso === 'impede' || (peso === 'exige' && !item.liberacoes.includes(codigo))),
  );
  if (!contra) return null;
  const situacao = contra.codigo === 'JA_REMATRICULADO' ? 'ja_estava' : 'recusada';
  return { item, situacao, codigo: contra.codigo, parametros: contra.params };
}

/** An earlier run whose enrollment was given up since is left behind: the student may be re-enrolled again. */
async function superarAnteriores(tx: Tx, lote: Lote, liberados: readonly Liberado[]): Promise<void> {
  await sql`update rematriculas_itens i set situacao = 'superada' from v_matricula_estado m
    where i.situacao = 'feita' and i.ano_destino_id = ${lote.destino.id} and i.matricula_origem_id = any(${liberados.map(({ item }) => item.matriculaOrigemId)}::bigint[])
      and m.id = i.matricula_id and m.movimento not in ('pre_matricula', 'ativa', 'concluida', 'trancada')`.execute(tx);
}
