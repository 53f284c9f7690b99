import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarAnoLetivo } from '#domains/academico/periodos-letivos/server/oficina.ts';
import { conheceEscopo } from '#catalog/escopo.ts';
import { salas } from '#portal/rooms.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { AnyEndpoint, Permissao } from '#shared/endpoint.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { bolsaIntegral, contratoAtivoDeTeste, rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';

/**
 * A teacher restricted to the panel, with every permission, in a school none of whose classes are his: nothing that these rooms
 * answer may name a student, a guardian, a contract or an enrollment. The calls are the portal's own: a new one is walked too.
 */
const visitadas = salas.filter(({ nome }) =>
  /^(?:academico\/)?(?:pessoas|matriculas|contratos|documentos|rematriculas|historico)\b/.test(nome),
);
// What anybody signed in may ask (a postal code) speaks of nobody; a screen that knows no scope is closed to him.
const doEscopo = ({ tela, acao }: Permissao): boolean => conheceEscopo(tela, acao);
const gets: readonly (readonly [string, AnyEndpoint])[] = visitadas.flatMap(({ api }) =>
  Object.values(api).flatMap((endpoint) =>
    endpoint.method === 'GET' && endpoint.acesso.tipo === 'permissoes' && endpoint.acesso.permissoes.some(doEscopo)
      ? [[`GET ${endpoint.path}`, endpoint] as const]
      : [],
  ),
);
const segredo = /Lobato|Responsável \d|2026-0\d{4}|Segredo/;
const restrito = quemDeTeste(undefined, { restritoPainelProfessor: true });

let s: ServidorDeTeste;
let mundo: Mundo;
let ativo: Awaited<ReturnType<typeof contratoAtivoDeTeste>>;
let livre: { matriculaId: number };
let ids: number[];
let consultas: Record<string, string>;
beforeAll(async () => {
  s = await servidorDeTeste({ salas });
  const { db } = s.banco;
  mundo = await criarMundo(db);
  ativo = await contratoAtivoDeTeste(db, mundo);
  const rascunho = await rascunhoDeTeste(db, mundo);
  livre = await matricularFamilia(db, mundo, 'Sem contrato');
  const aditivo = { contratoId: ativo.contratoId, dataAditivo: '2026-03-01', motivo: 'Segredo da família', termos: [bolsaIntegral(12)] };
  const criado = await s.pedir('POST', 'Aditivo', { body: aditivo });
  expect(criado.status, JSON.stringify(criado.corpo)).toBe(200);
  const declaracao = { matriculaId: ativo.matriculaId, tipo: 'declaracao_matricula', finalidade: 'Segredo' };
  const emitida = await s.pedir('POST', 'DocumentoEmitido', { body: declaracao });
  expect(emitida.status, JSON.stringify(emitida.corpo)).toBe(200);
  const { id: seguinte } = await transacao(db, (tx) => criarAnoLetivo(atoDe(tx, mundo.quem), 2027));
  const { id: usuarioId } = await usuarioDeTeste(s, 'pedinte');
  // A run of re-enrollment as it is asked for: its job is of no matter here.
  const lote = await transacao(db, async (tx) => {
    const tarefaId = await s.servicos.tarefas.criar(tx, { tipo: 'rematriculas.execucao', usuarioId, total: 1, entrada: {} });
    const { rows } = await sql<{ id: number }>`with l as (insert into rematriculas_lotes
        (ano_origem_id, ano_destino_id, movimento, contratos, data_matricula, criterios, total, tarefa_id, usuario_id, usuario_nome)
        select ${mundo.anoLetivoId}, ${seguinte}, 'ativa', 'nenhum', '2026-11-10', '{}'::jsonb, 1, ${tarefaId}, ${usuarioId}, 'Segredo' returning id)
      insert into rematriculas_itens (lote_id, ano_destino_id, matricula_origem_id, turma_destino_id, liberacoes)
      select id, ${seguinte}, ${ativo.matriculaId}, ${mundo.turmaId}, '{}' from l returning lote_id as id`.execute(tx);
    return rows[0]?.id ?? 0;
  });
  const dasRespostas = [criado, emitida].map(({ corpo }) => (corpo.data as { id: number }).id);
  const daFamilia = [ativo.alunoId, ...ativo.pagadores, ativo.matriculaId, ativo.contratoId, rascunho.contratoId, livre.matriculaId];
  ids = [...new Set([...daFamilia, ...dasRespostas, lote, mundo.turmaId])];
  consultas = {
    'GET Contrato/opcoes': `MatriculaId=${ativo.matriculaId}`,
    'GET Contrato/pdf': `Ids=${ativo.contratoId}`,
    'GET Aditivo/opcoes': `ContratoId=${ativo.contratoId}`,
    'GET AditivoTurma/opcoes': `TurmaId=${mundo.turmaId}`,
    'GET Matricula/com-contrato/opcoes': `CursoId=${mundo.cursoId}&AnoLetivoId=${mundo.anoLetivoId}`,
    'GET DocumentoEmitido/frequencia': `MatriculaId=${ativo.matriculaId}&De=2026-03-01&Ate=2026-03-31`,
    'GET Matricula/{id}/conferencia': 'verbo=transferencia&dataMovimento=2026-06-10',
    'GET Pessoa/recuperar-foto': `id=${ativo.alunoId}`,
  };
}, 60_000);
afterAll(() => s.fechar());

const chamar = (metodo: 'GET' | 'POST' | 'PUT', caminho: string, body?: object) =>
  s.pedir(metodo, caminho, { quem: restrito, ...(body ? { body } : {}) });
const formatos = (path: string): string => (/exportar|modelo$/.test(path) ? 'Formato=csv' : '');

describe('a restricted teacher, of families that are not his', () => {
  test.each(gets)('%s names none of them', async (nome, { path }) => {
    const caminhos = /\{\w+\}/.test(path) ? ids.map((id) => path.replaceAll(/\{\w+\}/g, String(id))) : [path];
    for (const caminho of caminhos) {
      let resposta = await chamar('GET', `${caminho}?${consultas[nome] ?? formatos(path)}`);
      // Some rooms name the format with a small letter.
      if (resposta.status === 400 && formatos(path)) resposta = await chamar('GET', `${caminho}?formato=csv`);
      expect([200, 403, 404], `${caminho}: ${resposta.status} ${JSON.stringify(resposta.corpo)}`).toContain(resposta.status);
      expect(resposta.bruto.toString('utf8'), caminho).not.toMatch(segredo);
      if (resposta.status === 200) expect(resposta.cabecalhos['content-type'], caminho).not.toBe('application/pdf');
      if (resposta.status !== 200 || !path.includes('obter-')) continue;
      // Past the last page the whole filter is counted, by a statement of its own; what is no list knows no pages.
      const totais = await chamar('GET', `${caminho}?NumeroDaPagina=2&${consultas[nome] ?? ''}`);
      expect([200, 400], `${caminho}: ${JSON.stringify(totais.corpo)}`).toContain(totais.status);
    }
  });

  test('their contracts are not counted, previewed or made by number', async () => {
    const totais = await chamar('GET', 'Contrato/totais-por-situacao');
    expect(totais.corpo.data).toEqual([]);
    const linhas = {
      precos: [
        {
          precoId: null,
          descricao: 'Anuidade',
          valorCentavos: 100_000,
          parcelas: 2,
          primeiroVencimento: '2026-11-10',
          diaVencimento: 10,
          formaPagamentoId: mundo.formaPagamentoId,
        },
      ],
      descontos: [],
    };
    const { matriculaId } = livre;
    const aditivo = { contratoId: ativo.contratoId, dataAditivo: '2026-03-01', motivo: 'Bolsa', termos: [bolsaIntegral(12)] };
    const aluno = { alunoId: await pessoaDeTeste(s.banco.db, 'Novo'), cursoId: mundo.cursoId, turmaId: mundo.turmaId };
    const responsaveis = [
      {
        pessoaId: await pessoaDeTeste(s.banco.db, 'Mãe', '1985-01-01'),
        parentesco: 'mae',
        pedagogico: true,
        financeiro: true,
        percentual: '100',
      },
    ];
    const matricula = {
      ...aluno,
      anoLetivoId: mundo.anoLetivoId,
      dataMatricula: '2026-02-10',
      responsaveis,
      observacoes: null,
      motivoExcedente: null,
    };
    const tentativas: readonly (readonly [string, object, string])[] = [
      ['Contrato', { matriculaId, observacoes: null, ...linhas }, 'NAO_ENCONTRADO'],
      ['Contrato/previa', { matriculaId, ...linhas }, 'NAO_ENCONTRADO'],
      ['Aditivo', aditivo, 'NAO_ENCONTRADO'],
      ['Aditivo/previa', { ...aditivo, motivo: undefined }, 'NAO_ENCONTRADO'],
      ['Matricula', matricula, 'TURMA_INEXISTENTE'],
      ['Matricula/com-contrato', { ...matricula, semContrato: true, precos: [], descontos: [] }, 'TURMA_INEXISTENTE'],
      ['DocumentoEmitido', { matriculaId, tipo: 'declaracao_matricula', finalidade: null }, 'NAO_ENCONTRADO'],
    ];
    for (const [caminho, body, codigo] of tentativas) {
      const resposta = await chamar('POST', caminho, body);
      expect(resposta.corpo.error?.code, `${caminho}: ${JSON.stringify(resposta.corpo)}`).toBe(codigo);
    }
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from contratos where matricula_id = ${matriculaId}`.execute(
      s.banco.db,
    );
    expect(rows[0]?.n).toBe(0);
  });

  test('the undo of a run of re-enrollment with their students is as unknown as the run', async () => {
    const lotes = await s.pedir('GET', 'Rematricula/obter-paginado');
    const [lote] = (lotes.corpo.data as { itens: { id: number }[] }).itens;
    const opcoes = { body: { motivo: 'Engano' }, quem: restrito, headers: { 'idempotency-key': 'desfazer-alheia' } };
    expect((await s.pedir('POST', `Rematricula/${lote?.id}/desfazimento`, opcoes)).status).toBe(404);
  });
});
