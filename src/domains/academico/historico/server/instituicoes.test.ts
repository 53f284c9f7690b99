import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarDisciplina } from '#domains/academico/estrutura/ensino/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Escola, escolaDeTeste } from '#tests/helpers/academico.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { registrarUsoDeInstituicao } from './oficina.ts';

let s: ServidorDeTeste;
let escola: Escola;
const nossas: Record<string, number> = {};
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.historico });
  escola = await escolaDeTeste(s.banco.db);
  await transacao(s.banco.db, async (tx) => {
    for (const [i, nome] of ['Matemática', 'Língua Portuguesa', 'História'].entries()) {
      const dados = {
        nome,
        sigla: null,
        area: null,
        cargaHoraria: 80,
        tipo: 'obrigatoria' as const,
        contaPromocao: true,
        ordem: i,
        ativa: nome !== 'História',
      };
      nossas[nome] = (await criarDisciplina(atoDe(tx, { processo: 'teste' }), dados)).id;
    }
  });
});
afterAll(() => s.fechar());

const base = { nome: 'Escola Municipal Castro Alves', rede: 'municipal', cidade: 'Belém', uf: 'PA' };
let numero = 0;
/** A school that no other test made. */
async function criar(partes: Record<string, unknown> = {}): Promise<number> {
  numero += 1;
  const { status, corpo } = await s.pedir('POST', 'InstituicaoEnsino', { body: { ...base, nome: `Escola ${numero}`, ...partes } });
  expect(status, JSON.stringify(corpo)).toBe(200);
  return (corpo.data as { id: number }).id;
}
const disciplina = (instituicaoId: number, partes: Record<string, unknown> = {}) =>
  s.pedir('POST', 'InstituicaoDisciplina', { body: { instituicaoId, nome: 'Matemática', ...partes } });
const turma = (instituicaoId: number, partes: Record<string, unknown> = {}) =>
  s.pedir('POST', 'InstituicaoTurma', { body: { instituicaoId, ano: 2024, serie: '5º ano', nome: 'A', ...partes } });

describe('institutions', () => {
  test('are registered with alphanumeric CNPJ without mask, found by name, city and both codes', async () => {
    const id = await criar({
      nome: 'Colégio São João',
      cnpj: '12.ABC.345/01DE-35',
      inep: '15039471',
      cidade: 'Ananindeua',
      telefone: '(91) 3241-5566',
    });
    const lida = (await s.pedir('GET', `InstituicaoEnsino/${id}`)).corpo.data as Record<string, unknown>;
    expect(lida).toMatchObject({
      cnpj: '12ABC34501DE35',
      inep: '15039471',
      telefone: '+559132415566',
      ativa: true,
      disciplinas: 0,
      turmas: 0,
      versao: 1,
    });
    for (const busca of ['joao colegio', 'ananindeua', '12.ABC.345/01DE-35', '15039471']) {
      const { itens } = (await s.pedir('GET', `InstituicaoEnsino/obter-paginado?Nome=${encodeURIComponent(busca)}`)).corpo.data as {
        itens: { id: number }[];
      };
      expect(
        itens.map((i) => i.id),
        busca,
      ).toEqual([id]);
    }
  });

  test.each([
    [{ cnpj: '12.ABC.345/01DE-36' }, 'cnpj', 'CNPJ_INVALIDO'],
    [{ inep: '1503947' }, 'inep', 'INEP_INVALIDO'],
    [{ inep: '1503947X' }, 'inep', 'INEP_INVALIDO'],
    [{ cidade: null }, 'cidade', 'CAMPO_REQUERIDO'],
    [{ uf: '' }, 'uf', 'CAMPO_REQUERIDO'],
    [{ uf: 'ZZ' }, 'uf', 'UF_INVALIDA'],
    [{ rede: 'exterior', cidade: null, uf: null, inep: '15039471' }, 'inep', 'EXTERIOR_SEM_CODIGO'],
    [{ rede: 'paroquial' }, 'rede', 'OPCAO_INVALIDA'],
    [{ nome: '' }, 'nome', 'CAMPO_REQUERIDO'],
    [{ cor: 'azul' }, 'cor', 'CAMPO_DESCONHECIDO'],
  ])('refuse %o', async (partes, path, code) => {
    const { status, corpo } = await s.pedir('POST', 'InstituicaoEnsino', { body: { ...base, ...partes } });
    expect(status).toBe(400);
    expect(corpo.error?.fields).toContainEqual(expect.objectContaining({ path, code }));
  });

  test('abroad needs neither city nor state', async () => {
    const id = await criar({ nome: 'Lycée Molière', rede: 'exterior', cidade: null, uf: null, pais: 'França' });
    expect(id).toBeGreaterThan(0);
  });

  test('an INEP code is of one school; a CNPJ may be shared, and both are warned about while typing', async () => {
    const cnpj = '11222333000181';
    const id = await criar({ nome: 'EMEF Tiradentes', cnpj, inep: '15000001' });
    const repetida = await s.pedir('POST', 'InstituicaoEnsino', { body: { ...base, nome: 'Outro nome', inep: '15000001' } });
    expect([repetida.status, repetida.corpo.error?.code, repetida.corpo.error?.fields[0]?.path]).toEqual([
      409,
      'INSTITUICAO_INEP_DUPLICADO',
      'inep',
    ]);
    const irma = await criar({ nome: 'EMEF Barão do Rio Branco', cnpj, inep: '15000002' });
    const semelhantes = async (query: string) =>
      (
        (await s.pedir('GET', `InstituicaoEnsino/semelhantes?${query}`)).corpo.data as { itens: { id: number; motivo: string }[] }
      ).itens.map((i) => [i.id, i.motivo]);
    expect(await semelhantes(`Cnpj=${encodeURIComponent('11.222.333/0001-81')}`)).toEqual([
      [irma, 'cnpj'],
      [id, 'cnpj'],
    ]);
    expect(await semelhantes('Inep=15000001')).toEqual([[id, 'inep']]);
    expect(await semelhantes('Nome=tiradentes')).toEqual([[id, 'nome']]);
    expect(await semelhantes(`Nome=tiradentes&IgnorarId=${id}`)).toEqual([]);
    expect(await semelhantes('Nome=emef')).toEqual([]);
  });

  test('the same name in the same city is one school; in another city it is another', async () => {
    await criar({ nome: 'Escola Rui Barbosa' });
    const repetida = await s.pedir('POST', 'InstituicaoEnsino', { body: { ...base, nome: 'ESCOLA RUI BARBOSA' } });
    expect([repetida.status, repetida.corpo.error?.code]).toEqual([409, 'INSTITUICAO_DUPLICADA']);
    expect(await criar({ nome: 'Escola Rui Barbosa', cidade: 'Marabá' })).toBeGreaterThan(0);
  });

  test('two registering the same school at once: one is refused by name, none twice', async () => {
    const respostas = await Promise.all(
      [1, 2].map(() => s.pedir('POST', 'InstituicaoEnsino', { body: { ...base, nome: 'Escola da corrida', inep: '15000099' } })),
    );
    expect(respostas.map((r) => r.status).toSorted()).toEqual([200, 409]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from instituicoes_ensino where inep = '15000099'`.execute(
      s.banco.db,
    );
    expect(rows[0]?.n).toBe(1);
  });

  test('an edit carries its version; a stale one gets 409 with the current record', async () => {
    const id = await criar();
    const body = { ...base, nome: `Escola mudada ${id}`, id, versao: 1 };
    expect((await s.pedir('PUT', 'InstituicaoEnsino', { body })).status).toBe(200);
    const velha = await s.pedir('PUT', 'InstituicaoEnsino', { body: { ...body, nome: 'Perdida' } });
    expect([velha.status, velha.corpo.error?.code]).toEqual([409, 'VERSAO_DESATUALIZADA']);
    const { itens } = (await s.pedir('GET', `InstituicaoEnsino/${id}/historico`)).corpo.data as {
      itens: { acao: string; depois: Record<string, unknown> }[];
    };
    expect(itens.map((i) => i.acao)).toEqual(['instituicao.editada', 'instituicao.criada']);
    expect(itens[0]?.depois).toEqual({ nome: body.nome });
    expect((await s.pedir('GET', 'InstituicaoEnsino/999999')).status).toBe(404);
  });

  test('what hangs on it is named when it is not deleted', async () => {
    const id = await criar({ nome: 'Escola cheia' });
    await disciplina(id);
    await disciplina(id, { nome: 'Geografia' });
    await turma(id);
    const recusa = await s.pedir('DELETE', `InstituicaoEnsino/${id}`);
    expect([recusa.status, recusa.corpo.error?.code]).toEqual([409, 'INSTITUICAO_EM_USO']);
    expect(recusa.corpo.error?.message).toContain('Escola cheia não pode ser excluída: ainda tem 2 disciplinas, 1 turma');
    const ingles = await s.pedir('DELETE', `InstituicaoEnsino/${id}`, { headers: { 'content-language': 'en' } });
    expect(ingles.corpo.error?.message).toContain('2 subjects, 1 class');
    const livre = await criar();
    expect((await s.pedir('DELETE', `InstituicaoEnsino/${livre}`)).status).toBe(200);
    expect((await s.pedir('GET', `InstituicaoEnsino/${livre}`)).status).toBe(404);
  });

  test('a room that hangs records on it is counted and named too, and a subject in use stays', async () => {
    const id = await criar();
    const nova = (await disciplina(id)).corpo.data as { id: number };
    let quantos = 3;
    registrarUsoDeInstituicao('anos-de-teste', {
      rotulo: { br: { one: '{n} histórico', other: '{n} históricos' }, en: { one: '{n} transcript', other: '{n} transcripts' } },
      contar: async (_, alvo, alvoId) => (alvo === 'disciplina' && alvoId === nova.id ? quantos : 0),
    });
    const recusa = await s.pedir('DELETE', `InstituicaoDisciplina/${nova.id}`);
    expect([recusa.corpo.error?.code, recusa.corpo.error?.message]).toEqual(['PARTE_EM_USO', expect.stringContaining('3 históricos')]);
    quantos = 0;
    expect((await s.pedir('DELETE', `InstituicaoDisciplina/${nova.id}`)).status).toBe(200);
  });
});

describe('subjects of other institutions', () => {
  test('count as ours; several may be one of ours, and one that does not exist is refused', async () => {
    const id = await criar();
    for (const nome of ['Gramática', 'Redação'])
      expect((await disciplina(id, { nome, disciplinaId: nossas['Língua Portuguesa'], cargaHoraria: 40 })).status).toBe(200);
    const { itens } = (await s.pedir('GET', `InstituicaoDisciplina/obter-paginado?InstituicaoId=${id}&CampoOrdenado=nome`)).corpo.data as {
      itens: Record<string, unknown>[];
    };
    expect(itens.map((d) => [d['nome'], d['disciplinaNome'], d['cargaHoraria']])).toEqual([
      ['Gramática', 'Língua Portuguesa', 40],
      ['Redação', 'Língua Portuguesa', 40],
    ]);
    const recusa = await disciplina(id, { nome: 'Latim', disciplinaId: 999_999 });
    expect([recusa.status, recusa.corpo.error?.code]).toEqual([400, 'DISCIPLINA_NOSSA_INEXISTENTE']);
    expect((await disciplina(id, { nome: 'redacao' })).corpo.error?.code).toBe('DISCIPLINA_DA_INSTITUICAO_DUPLICADA');
  });

  test('of ours are copied once: those of the same name or already mapped stay as they are', async () => {
    const id = await criar();
    await disciplina(id, { nome: 'Cálculo', disciplinaId: nossas['Matemática'] });
    const copiar = () => s.pedir('POST', `InstituicaoEnsino/${id}/disciplinas-nossas`);
    expect((await copiar()).corpo.data).toEqual({ criadas: 1, existentes: 1 });
    expect((await copiar()).corpo.data).toEqual({ criadas: 0, existentes: 2 });
    const { rows } = await sql<{
      nome: string;
    }>`select nome from instituicoes_disciplinas where instituicao_id = ${id} order by nome`.execute(s.banco.db);
    expect(rows.map((r) => r.nome)).toEqual(['Cálculo', 'Língua Portuguesa']);
    expect((await s.pedir('POST', 'InstituicaoEnsino/999999/disciplinas-nossas')).status).toBe(404);
  });

  test('two copying at once add each subject once', async () => {
    const id = await criar();
    const respostas = await Promise.all([1, 2].map(() => s.pedir('POST', `InstituicaoEnsino/${id}/disciplinas-nossas`)));
    expect(respostas.every((r) => r.status === 200 || r.status === 409)).toBe(true);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from instituicoes_disciplinas where instituicao_id = ${id}`.execute(
      s.banco.db,
    );
    expect(rows[0]?.n).toBe(2);
  });

  test('an inactive institution takes none; one deleted meanwhile is told', async () => {
    const id = await criar({ ativa: false });
    expect((await disciplina(id)).corpo.error?.code).toBe('INSTITUICAO_INATIVA');
    expect((await turma(id)).corpo.error?.code).toBe('INSTITUICAO_INATIVA');
    expect([(await disciplina(999_999)).status, (await disciplina(999_999)).corpo.error?.code]).toEqual([400, 'INSTITUICAO_INEXISTENTE']);
  });

  test('a deletion of the school and a new subject at once never leave an orphan', async () => {
    const id = await criar();
    const [exclusao, inclusao] = await Promise.all([s.pedir('DELETE', `InstituicaoEnsino/${id}`), disciplina(id)]);
    expect([exclusao.status, inclusao.status].filter((status) => status === 200)).toHaveLength(1);
  });

  test('our subject that one counts as is not deleted under it', async () => {
    const id = await criar();
    await disciplina(id, { nome: 'Moral e Cívica', disciplinaId: nossas['História'] });
    await expect(sql`delete from disciplinas where id = ${nossas['História']}`.execute(s.banco.db)).rejects.toThrow(
      /instituicoes_disciplinas_disciplina_fkey/,
    );
  });

  test('edits carry their version, and the export has the filter', async () => {
    const id = await criar();
    const { id: alvo } = (await disciplina(id, { nome: 'Artes' })).corpo.data as { id: number };
    const body = { id: alvo, versao: 1, nome: 'Arte', sigla: 'ART', cargaHoraria: 40, disciplinaId: null, ativa: true };
    expect((await s.pedir('PUT', 'InstituicaoDisciplina', { body })).status).toBe(200);
    expect((await s.pedir('PUT', 'InstituicaoDisciplina', { body })).corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
    const csv = (await s.pedir('GET', `InstituicaoDisciplina/exportar?InstituicaoId=${id}&Formato=csv`)).bruto.toString('utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain('Arte');
  });
});

describe('classes of other institutions', () => {
  test('have year, grade and shift, point at our course, and repeat in no year and grade', async () => {
    const id = await criar();
    expect((await turma(id, { turno: 'tarde', cursoId: escola.cursoId })).status).toBe(200);
    expect((await turma(id, { nome: 'a' })).corpo.error?.code).toBe('TURMA_DA_INSTITUICAO_DUPLICADA');
    expect((await turma(id, { ano: 2025 })).status).toBe(200);
    expect((await turma(id, { nome: 'B', cursoId: 999_999 })).corpo.error?.code).toBe('CURSO_NOSSO_INEXISTENTE');
    expect((await turma(id, { nome: 'C', ano: 1900 })).status).toBe(400);
    const { itens } = (await s.pedir('GET', `InstituicaoTurma/obter-paginado?InstituicaoId=${id}`)).corpo.data as {
      itens: Record<string, unknown>[];
    };
    expect(itens.map((t) => [t['ano'], t['serie'], t['nome'], t['turno'], t['cursoNome']])).toEqual([
      [2025, '5º ano', 'A', null, null],
      [2024, '5º ano', 'A', 'tarde', '6º ano'],
    ]);
  });

  test('are changed by version and deleted', async () => {
    const id = await criar();
    const { id: alvo } = (await turma(id)).corpo.data as { id: number };
    const body = { id: alvo, versao: 1, ano: 2023, serie: '4º ano', nome: 'Única', turno: null, cursoId: null, ativa: true };
    expect((await s.pedir('PUT', 'InstituicaoTurma', { body })).status).toBe(200);
    expect((await s.pedir('PUT', 'InstituicaoTurma', { body })).status).toBe(409);
    expect((await s.pedir('DELETE', `InstituicaoTurma/${alvo}`)).status).toBe(200);
    expect((await s.pedir('GET', `InstituicaoTurma/${alvo}`)).status).toBe(404);
  });
});

describe('the database itself', () => {
  test.each([
    ['instituicoes_ensino_cnpj_check', sql`insert into instituicoes_ensino (nome, cnpj, cidade, uf) values ('x', '123', 'Belém', 'PA')`],
    ['instituicoes_ensino_inep_check', sql`insert into instituicoes_ensino (nome, inep, cidade, uf) values ('x', '1', 'Belém', 'PA')`],
    ['instituicoes_ensino_lugar_check', sql`insert into instituicoes_ensino (nome) values ('x')`],
    [
      'instituicoes_turmas_instituicao_fkey',
      sql`insert into instituicoes_turmas (instituicao_id, ano, serie, nome) values (999999, 2020, 'a', 'b')`,
    ],
  ])('holds %s', async (nome, consulta) => {
    await expect(consulta.execute(s.banco.db)).rejects.toThrow(nome);
  });

  test('permissions are each their own', async () => {
    const soVe = quemDeTeste(['instituicao-ensino:visualizar']);
    expect((await s.pedir('GET', 'InstituicaoEnsino/obter-paginado', { quem: soVe })).status).toBe(200);
    expect((await s.pedir('POST', 'InstituicaoEnsino', { quem: soVe, body: base })).status).toBe(403);
    expect((await s.pedir('GET', 'InstituicaoDisciplina/obter-paginado', { quem: soVe })).status).toBe(403);
  });
});
