import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { conheceEscopo } from '#catalog/escopo.ts';
import { permissoesConcediveis } from '#catalog/telas.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { SENHA_DEMO } from '#portal/demo/base/acessos.ts';
import { carregarDemonstracao } from '#portal/demo/carregar.ts';
import { salas } from '#portal/rooms.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { type Alheios, type Alvo, conferirVazamentos, lerAlheios } from './alheios.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo } from '#tests/helpers/usuarios.ts';

/**
 * Every endpoint of the product as a restricted teacher of the demo school to whom, before there was the rule, a second profile gave
 * everything. What stands on a screen without scope is closed; what he reaches is classified here, one by one, and names nobody outside
 * of his classes whatever he asks. A new endpoint that he would reach fails until somebody has thought of it.
 */
type Caso = {
  /** `alheio`: of ids that are not his, 404 (or a further permission is missing). `lista`: answers, of his own alone. `escola`: speaks of nobody. `proprio`: of himself alone. */
  tipo: 'alheio' | 'lista' | 'escola' | 'proprio';
  /** Whose ids the address takes. */
  de?: Alvo;
  query?: string;
  /** The id stands in this filter and not in the address. */
  porFiltro?: string;
};
const alheio = (de: Alvo, query = ''): Caso => ({ tipo: 'alheio', de, query });
/** Of one subject of a class, that a filter must name. */
const daDisciplina: Caso = { tipo: 'alheio', porFiltro: 'TurmaDisciplinaId' };
const lista: Caso = { tipo: 'lista' };
const escola = (de?: Alvo, query = ''): Caso => ({ tipo: 'escola', ...(de ? { de } : {}), query });
const proprio: Caso = { tipo: 'proprio' };

const casos: Readonly<Record<string, Caso>> = {
  // The portal's own.
  'GET Inicio/resumo': proprio,
  'GET Inicio/graficos': escola(),
  'GET Inicio/recentes': proprio,
  'GET Tarefa/minhas': proprio,
  'GET Tarefa/{id}': alheio('tarefa'),
  'GET Tarefa/{id}/itens': alheio('tarefa'),
  'GET Escola': escola(),
  'PUT Escola': proprio,
  'PUT Seguranca/regras': proprio,
  'POST Autenticacao/confirmacoes': proprio,
  'GET MudancaBancaria/avisos': escola(),
  'GET Autenticacao/token-valido': proprio,
  'GET FiltroSalvo': { tipo: 'proprio', query: 'Tela=pessoas' },
  'POST FiltroSalvo': proprio,
  'DELETE FiltroSalvo/{id}': alheio('filtro'),
  'GET MenuPessoal': proprio,
  'POST MenuPessoal/fixadas': proprio,
  'DELETE MenuPessoal/fixadas/{tela}': proprio,
  'POST MenuPessoal/abertas': proprio,
  // People.
  'GET Pessoa/{id}': alheio('pessoa'),
  'GET Pessoa/{id}/ficha-cadastral': alheio('pessoa'),
  'GET Pessoa/{id}/historico': alheio('pessoa'),
  'GET Pessoa': lista,
  'GET Pessoa/obter-todas': lista,
  'GET Pessoa/obter-pessoas-paginado': lista,
  'GET Pessoa/exportar': lista,
  'GET Pessoa/obter-por-filtro': lista,
  'GET Pessoa/recuperar-foto': { tipo: 'alheio', porFiltro: 'id' },
  'GET Pessoa/{id}/miniatura': alheio('pessoa'),
  'GET FichaSaude/{pessoaId}': alheio('pessoa', 'Motivo=Conferir'),
  'GET FichaSaude/{pessoaId}/pdf': alheio('pessoa', 'Motivo=Conferir'),
  'GET FichaSaude/{pessoaId}/visualizacoes': alheio('pessoa'),
  'GET Endereco/cep/{cep}': escola('cep'),
  'GET Pessoa/docentes': lista,
  // The structure of the school, which names nobody, and its classes.
  'GET AnoLetivo/opcoes': escola(),
  'GET PeriodoLetivo/obter-paginado': escola(),
  'GET PeriodoLetivo/exportar': escola(),
  'GET PeriodoLetivo/{id}': escola('periodo'),
  'GET PeriodoLetivo/{id}/historico': escola('periodo'),
  'GET PeriodoLetivo/{id}/calendario': escola('periodo'),
  'GET EstruturaAcademica/opcoes': escola(),
  'GET Turma/{id}/disciplinas/copia': alheio('turma'),
  'GET Curso/{id}/criterio': escola('curso'),
  'GET Curso/{id}/criterio/historico': escola('curso'),
  'POST Curso/{id}/criterio/experimento': { tipo: 'alheio', porFiltro: 'body' },
  'POST Curso/{id}/criterio/experimento/porque': { tipo: 'alheio', porFiltro: 'body' },
  'GET Segmentacao/obter-paginado': escola(),
  'GET Segmentacao/{id}': escola('segmentacao'),
  'GET Curso/obter-paginado': escola(),
  'GET Curso/exportar': escola(),
  'GET Curso/{id}': escola('curso'),
  'GET Curso/{id}/historico': escola('curso'),
  'GET GrupoTurma/obter-paginado': escola(),
  'GET GrupoTurma/{id}': escola('grupo'),
  'GET DocentePeriodo/obter-paginado': lista,
  'GET DocentePeriodo/exportar': lista,
  'GET Pessoa/listar-ano-docentes': lista,
  'GET Disciplina/obter-paginado': escola(),
  'GET Disciplina/exportar': escola(),
  'GET Disciplina/{id}': escola('disciplina'),
  'GET TipoAvaliacao/obter-paginado': escola(),
  'GET TipoAvaliacao/exportar': escola(),
  'GET TipoAvaliacao/{id}': escola('tipoDeAvaliacao'),
  'GET Turma/{id}/disciplinas': alheio('turma'),
  'GET TurmaDisciplina/{id}/usos': alheio('disciplinaDaTurma'),
  'GET TurmaDisciplina/{id}/historico': alheio('disciplinaDaTurma'),
  'GET Turma/{id}/horario': alheio('turma'),
  'GET Turma/obter-paginado': lista,
  'GET Turma/exportar': lista,
  'GET Turma/{id}': alheio('turma'),
  'GET Turma/{id}/historico': alheio('turma'),
  // The class diary, of the own subjects alone.
  'GET Diario/opcoes': lista,
  'GET Diario/opcoes/{turmaId}': alheio('turma'),
  'GET Aula/obter-paginado': daDisciplina,
  'GET Aula/exportar': daDisciplina,
  'GET Aula/previstas': daDisciplina,
  'GET Aula/opcoes': daDisciplina,
  'POST Aula': proprio,
  'PUT Aula': proprio,
  'POST Aula/plano': proprio,
  'DELETE Aula/{id}': alheio('aula', 'Versao=1'),
  'GET Aula/{id}/historico': alheio('aula'),
  // The class diary: rolls and what justifies absences.
  'GET Frequencia/quadro': { tipo: 'alheio', porFiltro: 'TurmaId', query: 'De=2026-03-01&Ate=2026-03-31' },
  'POST Frequencia/chamadas': { tipo: 'alheio', porFiltro: 'body' },
  'DELETE Frequencia/chamada/{id}': alheio('chamada', 'Versao=1&Motivo=Engano'),
  'GET Frequencia/turma/{id}': alheio('turma'),
  'GET Frequencia/mes-por-nivel': { ...lista, query: 'De=2026-03-01&Ate=2026-03-31' },
  'GET Justificativa/obter-paginado': lista,
  'POST Justificativa': { tipo: 'alheio', porFiltro: 'body' },
  'POST Justificativa/{id}/documento': proprio,
  'GET Justificativa/{id}/documento': alheio('justificativa'),
  'POST Justificativa/{id}/revogacao': { tipo: 'alheio', porFiltro: 'body' },
  // The class diary: what is judged, and how.
  'GET Avaliacao/da-disciplina': { tipo: 'alheio', porFiltro: 'TurmaDisciplinaId' },
  'GET Avaliacao/destinos': { tipo: 'alheio', porFiltro: 'TurmaDisciplinaId' },
  'GET Avaliacao/{id}/historico': alheio('avaliacao'),
  'POST Avaliacao': { tipo: 'alheio', porFiltro: 'body' },
  'PUT Avaliacao': { tipo: 'alheio', porFiltro: 'body' },
  'DELETE Avaliacao/{id}': alheio('avaliacao'),
  'PUT Avaliacao/ordem': { tipo: 'alheio', porFiltro: 'body' },
  'POST Avaliacao/copia': { tipo: 'alheio', porFiltro: 'body' },
  'GET Entrega/da-disciplina': { tipo: 'alheio', porFiltro: 'TurmaDisciplinaId', query: 'EtapaId=1' },
  'POST Entrega': { tipo: 'alheio', porFiltro: 'body' },
  'GET DiarioNota/grade': { tipo: 'alheio', porFiltro: 'TurmaDisciplinaId' },
  'PUT DiarioNota': { tipo: 'alheio', porFiltro: 'body' },
  'GET DiarioParecer/{turmaDisciplinaId}': alheio('disciplinaDaTurma', 'EtapaId=1'),
  'PUT DiarioParecer': { tipo: 'alheio', porFiltro: 'body' },
  'PUT DiarioParecer/observacao': { tipo: 'alheio', porFiltro: 'body' },
  'GET FraseParecer': escola(),
  'POST FraseParecer': proprio,
  // Report cards.
  'GET Boletim/{matriculaId}': alheio('matricula'),
  'GET NotaDeOrigem/{matriculaId}': alheio('matricula'),
  'GET Boletim/configuracao': escola(),
  'GET Boletim/pdf': { tipo: 'alheio', porFiltro: 'TurmaId' },
  'POST Boletim/impressoes': proprio,
  'GET Boletim/impressoes/{id}': alheio('tarefa'),
  // The own panel, and what was written to oneself.
  'GET PainelProfessor': lista,
  'GET PainelProfessor/saude': lista,
  'POST Recado/{id}/leitura': proprio,
  // Students and their papers.
  'GET Matricula/{id}': alheio('matricula'),
  'GET Matricula/{id}/historico': alheio('matricula'),
  'GET Matricula/obter-paginado': lista,
  'GET Matricula/exportar': lista,
  'GET Pessoa/obter-alunos': lista,
  'GET Pessoa/obter-alunos-para-boletim': lista,
  'GET Pessoa/obter-alunos-historico-escolar': lista,
  'GET Pessoa/sem-matricula': lista,
  'GET Pessoa/sem-matricula-nome': lista,
  'GET DocumentoEmitido/obter-paginado': lista,
  'GET DocumentoEmitido/{id}/pdf': alheio('documento'),
  'GET DocumentoEmitido/{id}/envios': alheio('documento'),
  'GET Relatorio/turmas/opcoes': escola(),
  'GET Relatorio/turmas/obter-paginado': lista,
  'GET Relatorio/turmas/exportar': lista,
  'GET Relatorio/turmas-para-aluno/opcoes': escola(),
  'GET Relatorio/turmas-para-aluno/obter-paginado': lista,
  'GET Relatorio/turmas-para-aluno/exportar': lista,
  'GET Relatorio/disciplinas/opcoes': escola(),
  'GET Relatorio/disciplinas/obter-paginado': lista,
  'GET Relatorio/disciplinas/exportar': lista,
};

const endpoints = salas.flatMap((sala) =>
  Object.values(sala.api).map((endpoint): [string, AnyEndpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);
const alcancado = ({ acesso }: AnyEndpoint): boolean =>
  acesso.tipo === 'autenticado' || (acesso.tipo === 'permissoes' && acesso.permissoes.some(({ tela, acao }) => conheceEscopo(tela, acao)));
const fechados = endpoints.filter(([, endpoint]) => endpoint.acesso.tipo === 'permissoes' && !alcancado(endpoint));
const abertos = endpoints.filter(([, endpoint]) => alcancado(endpoint));
/** What ends or replaces the session that walks, or its password: of himself by what they are. */
const encerram = /invalidar-token|alterar-senha|sessoes|segundo-fator/;

let s: ServidorDeTeste;
let token = '';
let alheios: Alheios;
beforeAll(async () => {
  s = await servidorDeTeste({ salas, carregarSessao });
  const { db } = s.banco;
  await carregarDemonstracao(s.servicos, { alunos: 60, diz: () => undefined });
  await sql`with p as (insert into perfis (nome) values ('Tudo') returning id), u as (
      insert into usuarios_perfis select u.id, p.id from usuarios u, p where u.email = 'professor@demo.escola')
    insert into perfis_permissoes select p.id, split_part(x, ':', 1), split_part(x, ':', 2) from p, unnest(${[...permissoesConcediveis]}::text[]) x`.execute(
    db,
  );
  alheios = await lerAlheios(db, 'professor@demo.escola');
  ({ token } = await entrarComo(s, 'professor@demo.escola', {}, SENHA_DEMO));
}, 180_000);
afterAll(() => s.fechar());

const pedir = async ({ method }: AnyEndpoint, caminho: string) => {
  await sql`delete from cotas`.execute(s.servicos.db);
  return s.pedir(method, caminho, { token, ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) });
};
const comId = (path: string, id: number | string): string => path.replaceAll(/\{\w+\}/g, String(id));

function formaDe(esquema: z.core.$ZodType | undefined): readonly string[] {
  if (esquema instanceof z.ZodPipe) return formaDe(esquema.in);
  return esquema instanceof z.ZodObject ? Object.keys(esquema.shape) : [];
}

/** What an endpoint may be asked about outsiders: itself alone, and once by each of its filters that can point at one of them. */
function perguntas({ query }: AnyEndpoint, base: string): string[] {
  const formato = formaDe(query).find((nome) => nome.toLowerCase() === 'formato');
  const fixa = [base, formato && `${formato}=csv`].filter(Boolean).join('&');
  const nomes = formaDe(query);
  const porFiltro = Object.entries(alheios.filtros).flatMap(([nome, valores]) =>
    nomes.includes(nome) ? valores.map((valor) => `${fixa}&${nome}=${encodeURIComponent(valor)}`) : [],
  );
  return [fixa, ...porFiltro];
}

describe('a restricted teacher to whom another profile grants everything', () => {
  test('teaches somebody, and most of the school is not his', () => {
    expect(alheios.proprios.length).toBeGreaterThan(0);
    expect(alheios.pessoas.length).toBeGreaterThan(alheios.proprios.length);
    for (const [alvo, ids] of Object.entries(alheios.ids)) expect(ids.length, alvo).toBeGreaterThan(0);
  });

  test('every endpoint that he reaches was thought of', () => {
    const nomes = abertos.map(([nome]) => nome);
    expect(nomes.filter((nome) => !(nome in casos) && !encerram.test(nome))).toEqual([]);
    expect(Object.keys(casos).filter((nome) => !nomes.includes(nome))).toEqual([]);
  });

  test('what stands on a screen without scope is closed to him, whatever the id', async () => {
    expect(fechados.length).toBeGreaterThan(300);
    for (const [nome, endpoint] of fechados) {
      const { status, corpo } = await pedir(endpoint, comId(endpoint.path, 1));
      expect([status, corpo.error?.code], nome).toEqual([403, 'SEM_PERMISSAO']);
    }
  });

  test.each(abertos.filter(([nome]) => !encerram.test(nome)))('%s names nobody outside of his classes', async (nome, endpoint) => {
    const { tipo, de, query = '', porFiltro } = casos[nome] ?? escola();
    const caminhos = de ? alheios.ids[de].map((id) => comId(endpoint.path, id)) : [endpoint.path];
    for (const caminho of caminhos) {
      for (const pergunta of perguntas(endpoint, query)) {
        const resposta = await pedir(endpoint, `${caminho}?${pergunta}`);
        const onde = `${caminho}?${pergunta}: ${resposta.status} ${JSON.stringify(resposta.corpo).slice(0, 600)}`;
        if (tipo === 'alheio' && (!porFiltro || pergunta.includes(`&${porFiltro}=`))) expect([403, 404], onde).toContain(resposta.status);
        else if (tipo === 'alheio') expect(resposta.status, onde).toBe(400);
        else if (tipo !== 'proprio') expect([200, 204], onde).toContain(resposta.status);
        expect(resposta.status, onde).toBeLessThan(500);
        expect(conferirVazamentos(alheios, resposta, caminho), onde).toEqual([]);
      }
    }
  });

  test('his own pupils are there', async () => {
    const { corpo } = await s.pedir('GET', 'Pessoa/obter-alunos?TamanhoDaPagina=500', { token });
    const ids = (corpo.data as { itens: { id: number }[] }).itens.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(alheios.proprios).toEqual(expect.arrayContaining(ids));
  });
});
