import { sql } from 'kysely';
import type { Presente } from '#platform/server/ato.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import { colunasComExemplos } from '#platform/server/registros/importar.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { planilhasDaMudancaApi } from '../api.ts';
import type { LinhaFeita } from '../feita.ts';
import { carregarPlanilha, type PlanilhaDaMudanca } from './carregar.ts';
import { tiposDePlanilha } from './tipos.ts';

type Lista = RespostaServidor<typeof planilhasDaMudancaApi.listar>;
type Saida = RespostaServidor<typeof planilhasDaMudancaApi.obter>;
type Resumo = Lista['itens'][number];
const linhasNaTela = 300;
const porUrgencia = { erro: 0, cadastrada: 2, pronta: 3 } as const;
/** What is put right is ready, and told before what stays as it is. */
const urgencia = ({ situacao, problemas }: LinhaFeita): number =>
  situacao === 'pronta' && problemas.br.length > 0 ? 1 : porUrgencia[situacao];

const resumo = sql`p.id, p.tipo, p.arquivo, p.total, p.situacao, p.usuario_nome as "usuarioNome", p.created_at as "criadaEm",
  (select count(*)::int from mudancas_registros r where r.planilha_id = p.id) as trazidas,
  exists (select from v_tarefa t where t.id in (p.tarefa_id, p.tarefa_desfazer_id) and t.situacao in ('na_fila', 'em_andamento')) as "emCurso"`;

export async function listarPlanilhas(db: Db): Promise<Lista> {
  const { rows: itens } = await sql<Resumo>`select ${resumo} from mudancas_planilhas p order by p.id desc limit 200`.execute(db);
  const { rows: trazidos } = await sql<
    Lista['trazidos'][number]
  >`select tipo, count(*)::int as quantidade from mudancas_registros group by tipo`.execute(db);
  return { trazidos, itens };
}

/** What a sheet says of people and money is for who sent it, and for who may do by hand what it does. @throws NAO_ENCONTRADO, SEM_PERMISSAO */
export async function planilhaParaLer(
  db: Db | Tx,
  id: number,
  { quem, idioma }: Pick<Presente, 'quem' | 'idioma'>,
): Promise<PlanilhaDaMudanca> {
  const planilha = await carregarPlanilha(db, id);
  if (planilha.usuarioId !== quem.usuarioId)
    for (const chave of tiposDePlanilha[planilha.tipo].paraCarregar) conferirPermissao(quem, chave, idioma);
  return planilha;
}

/** @throws NAO_ENCONTRADO, SEM_PERMISSAO */
export async function obterPlanilha(db: Db | Tx, id: number, presente: Pick<Presente, 'quem' | 'idioma' | 'hoje'>): Promise<Saida> {
  const planilha = await planilhaParaLer(db, id, presente);
  const { tipo, linhas, colunas, ensaio, mapeamento, fixos, versao, tarefaId, tarefaDesfazerId } = planilha;
  const { rows } = await sql<Resumo>`select ${resumo} from mudancas_planilhas p where p.id = ${id}`.execute(db);
  return {
    ...(rows[0] as Resumo),
    colunas: colunasComExemplos({ colunas, linhas }),
    mapeamento,
    fixos,
    versao,
    tarefaId,
    tarefaDesfazerId,
    ensaio: ensaio && {
      ...resumirEnsaio(ensaio, presente.idioma),
      avisos: (await tiposDePlanilha[tipo].avisos(db, presente.hoje, planilha)).map((aviso) => aviso[presente.idioma]),
    },
  };
}

function resumirEnsaio(ensaio: NonNullable<PlanilhaDaMudanca['ensaio']>, idioma: Idioma): Omit<NonNullable<Saida['ensaio']>, 'avisos'> {
  const quantas = (qual: LinhaFeita['situacao']): number => ensaio.filter(({ situacao }) => situacao === qual).length;
  return {
    total: ensaio.length,
    prontas: quantas('pronta'),
    erros: quantas('erro'),
    cadastradas: quantas('cadastrada'),
    linhas: ensaio
      .toSorted((a, b) => urgencia(a) - urgencia(b) || a.numero - b.numero)
      .slice(0, linhasNaTela)
      .map(({ problemas, ...linha }) => ({ ...linha, problemas: [...problemas[idioma]] })),
  };
}
