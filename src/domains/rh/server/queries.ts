import { sql } from 'kysely';
import type { z } from 'zod';
import type { Cifra } from '#platform/server/segredos/cifra.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Arquivo, Contexto } from '#platform/server/http/tipos.ts';
import { type DefinicaoLista, listar, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import { tradutor } from '#shared/textos.ts';
import { registrarVisualizacao } from '#domains/pessoas/server/door.ts';
import type { funcionariosApi } from '../api.ts';
import { mascararConta } from '../conta-bancaria.ts';
import type { funcionarioCompleto, linhaFuncionario } from '../esquemas.ts';
import { textosRh } from '../texts.ts';
import { contemPalavras } from './busca.ts';
import { abrirBanco, type BancoGuardado } from './cifrar-banco.ts';

export type LinhaFuncionario = z.input<typeof linhaFuncionario>;
export type FuncionarioCompleto = z.input<typeof funcionarioCompleto>;
type Query = EntradaServidor<typeof funcionariosApi.listarFuncionarios>['query'];
type Coluna = Query['CampoOrdenado'];

/** Still employed on a school date. */
export const ativoEm = (hoje: DataCivil) => sql`(f.data_demissao is null or f.data_demissao > ${hoje}::date)`;
const colunas = (
  hoje: DataCivil,
) => sql<LinhaFuncionario>`f.id, f.pessoa_id as "pessoaId", p.nome_completo as nome, f.cargo, f.departamento, f.docente, f.data_admissao as "dataAdmissao",
  f.data_demissao as "dataDemissao", ${ativoEm(hoje)} as ativo,
  (select c.valor from v_pessoa_contato c where c.pessoa_id = f.pessoa_id and c.tipo = 'email' order by c.principal desc, c.id limit 1) as email`;
const de = sql`from funcionarios f join v_pessoa_resumo p on p.id = f.pessoa_id`;

function lista(q: Query, hoje: DataCivil): DefinicaoLista<Coluna, LinhaFuncionario> {
  return {
    colunas: colunas(hoje),
    de,
    deContagem: q.Nome ? de : sql`from funcionarios f`,
    onde: [
      ...contemPalavras(sql`p.nome_busca`, q.Nome),
      ...contemPalavras(sql`f_busca(f.cargo)`, q.Cargo),
      ...contemPalavras(sql`f_busca(f.departamento)`, q.Departamento),
      q.Docente !== undefined && sql`f.docente = ${q.Docente}`,
      q.Ativo !== undefined && sql`${ativoEm(hoje)} = ${q.Ativo}`,
    ],
    ordem: {
      nome: { semNulos: sql`p.nome_completo` },
      cargo: sql`f_busca(f.cargo)`,
      departamento: sql`f_busca(f.departamento)`,
      dataAdmissao: sql`f.data_admissao`,
      dataDemissao: sql`f.data_demissao`,
    },
    desempate: sql`f.id`,
  };
}

/** A page of employees. */
export function listarFuncionarios({ db, hoje }: Contexto, query: Query): Promise<Pagina<LinhaFuncionario>> {
  return listar<LinhaFuncionario, Coluna>(db, lista(query, hoje), toPaginacao(query));
}

/** The employees of a filter as a file. */
export function exportarFuncionarios({ db, hoje, pedido }: Contexto, query: Query & { Formato: 'csv' | 'xlsx' }): Arquivo {
  const t = tradutor(textosRh, pedido.idioma);
  return exportar<LinhaFuncionario>(
    t('funcionarios'),
    query.Formato,
    [
      { titulo: t('nome'), valor: (f) => f.nome, largura: 32 },
      { titulo: t('cargo'), valor: (f) => f.cargo, largura: 24 },
      { titulo: t('departamento'), valor: (f) => f.departamento, largura: 24 },
      { titulo: t('docente'), valor: (f) => t(f.docente ? 'sim' : 'nao') },
      { titulo: t('dataAdmissao'), valor: (f) => f.dataAdmissao, tipo: 'data' },
      { titulo: t('dataDemissao'), valor: (f) => f.dataDemissao, tipo: 'data' },
      { titulo: t('email'), valor: (f) => f.email, largura: 30 },
    ],
    percorrer<LinhaFuncionario, Coluna>(db, lista(query, hoje), toPaginacao(query)),
  );
}

/** One employee, bank data in clear: for the writes of this room. @throws NAO_ENCONTRADO, DADOS_PROTEGIDOS. */
export async function obterFuncionario(db: Db | Tx, cifra: Cifra, id: number, hoje: DataCivil): Promise<FuncionarioCompleto> {
  const { rows } = await sql<
    LinhaFuncionario & BancoGuardado & { versao: number }
  >`select ${colunas(hoje)}, f.banco_codigo as "bancoCodigo", f.banco_agencia as "bancoAgencia", f.banco_conta as "bancoConta",
    f.banco_cifrado as "bancoCifrado", f.chave_id as "chaveId", f.versao ${de} where f.id = ${id}`.execute(db);
  const [funcionario] = rows;
  if (!funcionario) throw errosComuns.NAO_ENCONTRADO();
  const { bancoCifrado: _, chaveId: __, ...resto } = funcionario;
  return { ...resto, ...abrirBanco(cifra, funcionario), bancoMascarado: false };
}

/** The same with branch and account hidden: what others see, and what a write answers, because answers are kept for repeated requests. */
export function comBancoOculto(f: FuncionarioCompleto): FuncionarioCompleto {
  const oculto = { bancoAgencia: mascararConta(f.bancoAgencia), bancoConta: mascararConta(f.bancoConta) };
  return { ...f, ...oculto, bancoMascarado: f.bancoConta !== null };
}

/** What a reader may see of an employee: branch and account only with the permission to change it, and recorded. @throws as `obterFuncionario` */
export async function verFuncionario({ db, quem, hoje, servicos }: Contexto, id: number): Promise<FuncionarioCompleto> {
  const funcionario = await obterFuncionario(db, servicos.cifra, id, hoje);
  if (!pode(quem, 'funcionarios:editar')) return comBancoOculto(funcionario);
  if (funcionario.bancoConta !== null) await registrarVisualizacao(db, quem, { pessoaId: funcionario.pessoaId, dado: 'dados_bancarios' });
  return funcionario;
}

/** Positions and departments in use, for the suggestions of the form. */
export async function opcoesDeFuncionario(db: Db): Promise<{ cargos: string[]; departamentos: string[] }> {
  const { rows } = await sql<{ cargos: string[]; departamentos: string[] }>`select
    (select coalesce(array_agg(distinct cargo order by cargo), '{}') from funcionarios) as cargos,
    (select coalesce(array_agg(distinct departamento order by departamento), '{}') from funcionarios where departamento is not null) as departamentos`.execute(
    db,
  );
  return rows[0] ?? { cargos: [], departamentos: [] };
}
