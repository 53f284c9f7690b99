import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { valoresDaMatricula, semNomes } from '#domains/academico/matriculas/responsaveis/web/valores.ts';
import { valoresDaOrigem } from '#domains/academico/diario/origem/web/valores.ts';
import { valoresDaFicha } from '#domains/academico/bolsas/fichas/web/valores.ts';
import { valoresDoContrato } from '#domains/academico/contratos/rascunho/web/valores.ts';
import { valoresDaConfiguracao } from '#domains/contabil/plano-contas/web/valores.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { valoresDoUsuario } from '#domains/acesso/usuarios/web/valores.ts';
import { edicaoDe } from '#domains/suprimentos/notas-fiscais/web/valores.ts';
import { valoresDaConta } from '#domains/financeiro/boletos/contas/web/valores.ts';
import { valoresDaPessoa } from '#domains/pessoas/registro/web/valores.ts';
import { valoresDosTotais } from '#domains/mudanca/conferencia/web/valores.ts';
import { valoresDoProduto } from '#domains/suprimentos/produtos/web/valores.ts';
import { registroAtual } from '#platform/web/formulario/valores/alteracao.ts';
import { naForma } from '#platform/web/formulario/valores/na-forma.ts';
import { SENHA_DEMO } from '#portal/demo/base/acessos.ts';
import { carregarDemonstracao } from '#portal/demo/carregar.ts';
import { salas } from '#portal/rooms.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo } from '#tests/helpers/usuarios.ts';

type Registro = Record<string, unknown>;
type Caso = {
  /** The one record to edit, asked of the tables; the first of the paged list otherwise. */
  id?: string;
  /** Where the record is read; at the address of the edit, with its id, otherwise. */
  ler?: string;
  /** The record inside what is read there. */
  em?: (lido: { itens: Registro[] }) => unknown;
  /** The refusal shows nothing: it would be a look that nobody wrote down. */
  calado?: true;
  /** How the form reads the record; by the same names otherwise. */
  valores?: (registro: never) => Registro;
};
const primeiro = (lido: { itens: Registro[] }) => lido.itens[0];
/** What is closed is not edited. */
const emAberto = "(select id from turmas where situacao = 'aberta')";
const noDiario = `turma_disciplina_id in (select id from turmas_disciplinas where turma_id in ${emAberto})`;
const doCriterio = (criterio: Registro) => ({ ...criterio, tambemCursos: [] });
const especiais: Readonly<Record<string, Caso>> = {
  Escola: { id: 'select 0 as id', ler: 'Escola' },
  'LivroContabil/assinaturas': { id: 'select 1 as id', ler: 'LivroContabil/assinaturas' },
  'PlanoContas/configuracao': { id: 'select 1 as id', ler: 'PlanoContas/configuracao', valores: valoresDaConfiguracao },
  'IntegracaoContabil/inicio': {
    id: 'select 1 as id',
    ler: 'IntegracaoContabil/situacao',
    valores: ({ versao, inicio, integrarDesde }: Registro) => ({ versao, integrarDesde: inicio ?? integrarDesde }),
  },
  Usuario: { valores: valoresDoUsuario },
  'Perfil/{id}/permissoes': { id: 'select max(id) as id from perfis', ler: 'Perfil/{id}/permissoes' },
  Pessoa: { id: 'select min(pessoa_id) as id from pessoas_contatos', valores: valoresDaPessoa },
  'FichaSaude/{pessoaId}': {
    id: 'select min(id) as id from pessoas',
    ler: 'FichaSaude/{id}?Motivo=Conferir',
    // The declaration is what whoever saves gives each time.
    valores: (ficha: Registro) => ({ ...ficha, declaracao: true }),
  },
  'Curso/{id}/criterio': { id: 'select min(id) as id from cursos', ler: 'Curso/{id}/criterio', em: primeiro, valores: doCriterio },
  TurmaDisciplina: {
    id: `select min(turma_id) as id from turmas_disciplinas where turma_id in ${emAberto}`,
    ler: 'Turma/{id}/disciplinas',
    em: primeiro,
  },
  DocentePeriodo: {
    id: `select min(turma_id) as id from turmas_disciplinas where turma_id in ${emAberto}`,
    ler: 'DocentePeriodo/obter-paginado?TurmaId={id}',
    em: primeiro,
  },
  Produto: { valores: valoresDoProduto },
  Matricula: { valores: (lida: never) => semNomes(valoresDaMatricula(lida)) },
  FichaSocioeconomica: {
    id: "select min(id) as id from fichas_socioeconomicas where id not in (select ficha_id from bolsas_pedidos where situacao <> 'solicitado')",
    ler: 'FichaSocioeconomica/{id}?Motivo=Conferir',
    // The declaration is what whoever saves gives each time.
    valores: (ficha: never) => ({ ...valoresDaFicha(ficha), declaracao: true }),
    calado: true,
  },
  Contrato: {
    id: "select min(c.id) as id from contratos c join contratos_descontos d on d.contrato_id = c.id where c.situacao = 'rascunho'",
    valores: valoresDoContrato,
  },
  'Contrato/configuracao': { id: 'select 0 as id', ler: 'Contrato/configuracao' },
  'Boletim/configuracao': { id: 'select 0 as id', ler: 'Boletim/configuracao' },
  'HistoricoEscolar/configuracao': { id: 'select 0 as id', ler: 'HistoricoEscolar/configuracao' },
  'HistoricoEscolar/ano': { id: 'select min(id) as id from historicos_anos', ler: 'HistoricoEscolar/ano/{id}' },
  NotaFiscal: {
    id: "select min(id) as id from notas_fiscais where situacao = 'rascunho' and categoria_financeira_id is not null and id in (select nota_fiscal_id from notas_fiscais_parcelas)",
    valores: edicaoDe,
  },
  ConvenioPagar: {
    id: 'select min(conta_bancaria_id) as id from convenios_pagar',
    ler: 'ConvenioPagar',
    em: ({ itens }) => itens.find(({ ativo }) => ativo),
  },
  'TituloPagar/{id}/codigo': { id: "select min(id) as id from titulos_pagar where situacao = 'aberto'", ler: 'TituloPagar/{id}' },
  'Privacidade/guardas': {
    id: "select id from guardas_legais where chave = 'financeira'",
    ler: 'Privacidade/regras',
    em: (lido) => (lido as unknown as { guardas: Registro[] }).guardas[0],
  },
  'Privacidade/configuracao': {
    id: 'select 1 as id',
    ler: 'Privacidade/regras',
    em: (lido) => (lido as unknown as { configuracao: Registro }).configuracao,
  },
  Incidente: {
    id: 'select min(id) as id from incidentes',
    valores: ({ prazo: _, registradoPor: __, ...incidente }: Registro) => incidente,
  },
  RegrasDePagar: { id: 'select 0 as id', ler: 'RegrasDePagar' },
  'Acordo/regras': { id: 'select 0 as id', ler: 'Acordo/regras' },
  'ContaCobranca/{id}': {
    id: 'select min(conta_bancaria_id) as id from contas_cobranca',
    ler: 'ContaCobranca/obter-todas',
    em: ({ itens }) => itens.find(({ configurada }) => configurada),
    valores: (conta: never) => valoresDaConta(conta, undefined),
  },
  'Cobranca/modelos/{id}': { id: 'select id from cobrancas_modelos order by f_busca(nome) limit 1', ler: 'Cobranca/modelos', em: primeiro },
  'Seguranca/regras': { id: 'select id from acesso_regras', ler: 'Seguranca/regras' },
  Aula: {
    id: `select min(turma_disciplina_id) as id from aulas where ${noDiario}`,
    ler: 'Aula/obter-paginado?TurmaDisciplinaId={id}',
    em: primeiro,
  },
  Avaliacao: {
    id: `select min(turma_disciplina_id) as id from avaliacoes where ${noDiario}`,
    ler: 'Avaliacao/da-disciplina?TurmaDisciplinaId={id}',
    em: ({ itens }) => itens.at(-1),
  },
  'Mudanca/conferencia': { id: 'select 1 as id', ler: 'Mudanca/conferencia', valores: valoresDosTotais },
  Conselho: { id: "select min(id) as id from conselhos where situacao = 'aberto'", ler: 'Conselho/{id}' },
  'Conselho/aluno': {
    id: "select min(id) as id from conselhos where situacao = 'aberto'",
    ler: 'Conselho/{id}',
    em: (lido) => {
      const { id, alunos } = lido as unknown as { id: number; alunos: { matriculaId: number; registro: Registro }[] };
      const [aluno] = alunos;
      return { conselhoId: id, matriculaId: aluno?.matriculaId, ...aluno?.registro };
    },
  },
  'NotaDeOrigem/{matriculaId}': {
    id: `select coalesce((select min(matricula_id) from origens), (select min(matricula_id) from enturmacoes where data_fim is null and turma_id in ${emAberto})) as id`,
    ler: 'NotaDeOrigem/{id}',
    valores: valoresDaOrigem,
  },
  FraseParecer: { id: 'select min(id) as id from frases_parecer', ler: 'FraseParecer', em: primeiro },
  'Cobranca/degraus/{id}': {
    id: 'select id from cobrancas_degraus order by ativa desc, dias_atraso limit 1',
    ler: 'Cobranca/degraus',
    em: primeiro,
  },
};

/** Edits of one part or of one mark, or saved as one types, for which the portal has no form. */
const semFormulario: ReadonlySet<string> = new Set([
  'Pessoa/atualizar-contato',
  'Pessoa/Atualizar-endereco',
  'TituloReceber/{id}/deducao',
  'PeriodoLetivo/{id}/calendario',
  'DiarioParecer',
  'DiarioParecer/observacao',
  'HistoricoEscolar/observacoes',
  'Matricula/{id}/plano',
  'Mudanca/planilha/{id}',
]);

/** The members of a body, inside the reading that some have around them. */
const membrosDe = (esquema: unknown): string[] =>
  esquema instanceof z.ZodPipe ? membrosDe(esquema.in) : esquema instanceof z.ZodObject ? Object.keys(esquema.shape) : [];
/** Every edit of the portal that carries the version it was based on: a new one is walked without anybody having to remember it. */
const edicoes = salas
  .flatMap((sala): AnyEndpoint[] => Object.values(sala.api))
  .filter(({ method, path, body }) => method === 'PUT' && membrosDe(body).includes('versao') && !semFormulario.has(path))
  .map((endpoint) => [endpoint.path, endpoint] as const);

let s: ServidorDeTeste;
let token = '';
beforeAll(async () => {
  s = await servidorDeTeste({ salas, carregarSessao });
  await carregarDemonstracao(s.servicos, { alunos: 40, diz: () => undefined });
  token = (await entrarComo(s, 'admin@demo.escola', {}, SENHA_DEMO)).token;
}, 180_000);
afterAll(() => s.fechar());

const perguntar = async (pergunta: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number | null }>`${sql.raw(pergunta)}`.execute(s.banco.db);
  return rows[0]?.id ?? null;
};
const lerDe = async (caminho: string): Promise<unknown> => {
  const { status, corpo } = await s.pedir('GET', caminho, { token });
  expect(status, caminho).toBe(200);
  return corpo.data;
};

describe('the record that comes with a stale edit', () => {
  it.each(edicoes)('is what the form of %s edits, and may be sent back', async (caminho, { path, body }) => {
    const {
      id: pergunta,
      ler = `${path}/{id}`,
      em = (lido: unknown) => lido,
      valores = (lido: unknown) => lido,
      calado = false,
    } = especiais[caminho] ?? {};
    const lista = async () => primeiro((await lerDe(`${path}/obter-paginado?TamanhoDaPagina=1`)) as { itens: Registro[] })?.['id'];
    const id = pergunta === undefined ? await lista() : await perguntar(pergunta);
    expect(id, 'the demo school has one').toEqual(expect.any(Number));
    const lido = em((await lerDe(ler.replace('{id}', String(id)))) as never);
    const esquema = body as z.ZodType;
    const aberto = naForma(esquema, valores(lido as never) as Registro);
    expect(esquema.safeParse(aberto).error).toBeUndefined();

    const velha = { ...aberto, versao: Number(aberto['versao']) + 7 };
    const { status, corpo } = await s.pedir('PUT', path.replace(/\{\w+\}/, String(id)), { token, body: velha });
    expect([status, corpo.error?.code]).toEqual([409, 'VERSAO_DESATUALIZADA']);
    const { detalhe } = corpo.error as unknown as { detalhe: unknown };
    if (calado) return expect(detalhe).toBeUndefined();
    // What the reading keeps to itself is not told by a refusal either.
    const documentos = (de: unknown) => JSON.stringify(de).match(/(?<!\d)\d{11}(?!\d)|\d{3}\.\d{3}\.\d{3}-\d{2}/g) ?? [];
    expect(documentos(lido)).toEqual(expect.arrayContaining(documentos(detalhe)));
    const atual =
      caminho in especiais && especiais[caminho]?.valores ? valores(detalhe as never) : registroAtual(detalhe, Object.keys(aberto));
    expect(naForma(esquema, atual as Registro)).toEqual(aberto);
  });
});
