import { colunas, de, type ItemAditivo } from '#domains/academico/contratos/aditivos/lista/server/door.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import { ErroNegocio, errosComuns } from '#shared/erros.ts';
import type { aditivoSaida } from '#domains/academico/contratos/aditivos/respostas.ts';
import { carregarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { termosDosAditivos } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import { julgarAditivoEnviado } from '#domains/academico/contratos/aditivos/server/julgar-enviado.ts';
import { comNomes, type EfeitoGravado, efeitoGravado } from '#domains/academico/contratos/aditivos/server/efeito-gravado.ts';
import { type TermoGuardado, toTermo } from '#domains/academico/contratos/aditivos/server/termos.ts';

type Aditivo = Omit<z.output<typeof aditivoSaida>, 'impedimento'>;

/** One addendum with its terms, its effect and its states. @throws NAO_ENCONTRADO */
export async function obterAditivo(db: Db | Tx, quem: Quem, id: number): Promise<Aditivo> {
  const { rows } = await sql<ItemAditivo & { versao: number; ultimoVigente: boolean }>`select ${colunas}, a.versao,
      a.situacao = 'vigente' and not exists (select 1 from aditivos x where x.contrato_id = a.contrato_id and x.situacao = 'vigente' and x.ordem > a.ordem) as "ultimoVigente"
    ${de} where a.id = ${id} and ${escopoDeAlunos(quem, sql.ref('m.turma_id')) ?? sql`true`}`.execute(db);
  const [aditivo] = rows;
  if (!aditivo) throw errosComuns.NAO_ENCONTRADO();
  const [contrato] = await carregarContratos(db, [aditivo.contratoId]);
  const precos = contrato?.precos ?? [];
  const indices = new Map(precos.map((p) => [p.id, p.indice]));
  const termos = await termosDosAditivos(db, [id]);
  const situacoes = await sql<
    Aditivo['situacoes'][number]
  >`select s.id, s.para, s.motivo, s.created_at as em, coalesce(u.nome || coalesce(' ' || u.sobrenome, ''), 'Sistema') as "usuarioNome"
    from aditivos_situacoes s left join v_usuario_resumo u on u.id = s.usuario_id where s.aditivo_id = ${id} order by s.id`.execute(db);
  const parcelas: EfeitoGravado[] = await efeitoGravado(db, id, precos);
  return { ...aditivo, termos: termos.map((t) => toTermoSaida(t, indices)), parcelas, situacoes: situacoes.rows };
}

/** The same for its page: while it awaits its signature with what it will do, or what stands against it. @throws NAO_ENCONTRADO */
export async function abrirAditivo(
  { db, quem, idioma, servicos }: Pick<Contexto, 'db' | 'quem' | 'idioma' | 'servicos'>,
  id: number,
): Promise<z.output<typeof aditivoSaida>> {
  const aditivo = await obterAditivo(db, quem, id);
  const julgado = await julgarAditivoEnviado(db, aditivo, servicos.config.tzEscola);
  if (julgado === null) return { ...aditivo, impedimento: null };
  if (julgado instanceof ErroNegocio) return { ...aditivo, impedimento: { codigo: julgado.code, mensagem: julgado.mensagem(idioma) } };
  return { ...aditivo, parcelas: await comNomes(db, julgado.efeito, julgado.precos), impedimento: null };
}

/** A term as the form that made it reads it. */
function toTermoSaida(guardado: TermoGuardado, indices: ReadonlyMap<number, number>): Aditivo['termos'][number] {
  const termo = toTermo(guardado, indices);
  if (termo.tipo === 'remover_desconto') return { ...termo, precoIndice: termo.precoIndice ?? null };
  if (termo.tipo === 'pagadores') return { ...termo, pagadores: [...termo.pagadores] };
  if (termo.tipo !== 'incluir_desconto') return termo;
  const { bolsa: _, descontoId = null, ...desconto } = termo.desconto;
  return { tipo: termo.tipo, descontoId, ...desconto };
}
