import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { regrasDePendencia } from '#domains/pessoas/pendencias/regras.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste } from '#tests/helpers/academico.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { contagemDePendencias } from './queries.ts';

type Linha = {
  id: number;
  nome: string;
  papeis: string[];
  faltas: string[];
  finalidades: string[];
  impedem: string[];
  alunos: string;
  turmas: string;
};
let s: ServidorDeTeste;
let escola: Escola;
const ids: Record<string, number> = {};
const endereco = {
  tipo: 'residencial' as const,
  logradouro: 'Rua dos Mundurucus',
  numero: '8',
  cidade: 'Belém',
  uf: 'PA' as const,
  cep: '66033110',
  pais: 'Brasil',
  principal: true,
};
const inteiro = { dataNascimento: '2014-05-10', rg: '123', naturalidade: 'Belém', naturalidadeUf: 'PA' as const };

beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.estrutura, ...salasDe.periodosLetivos, ...salasDe.matriculas] });
  const { db } = s.banco;
  escola = await escolaDeTeste(db, { vagas: 10 });
  const pessoa = async (nome: string, dados = {}) => {
    const { id } = await transacao(db, (tx) => criarPessoa(atoDe(tx, { processo: 'teste' }), { nome, sobrenome: 'Sá', ...dados }));
    return (ids[nome] = id);
  };
  const completa = await pessoa('Rita', {
    dataNascimento: '1985-03-04',
    cpf: '52998224725',
    enderecos: [endereco],
    contacts: [{ tipo: 'email', valor: 'rita@demo.escola', principal: true }],
  });
  const vazia = await pessoa('Vera', { dataNascimento: '1985-03-04' });
  const lisboa = await pessoa('Lia', {
    dataNascimento: '1985-03-04',
    cpf: '11144477735',
    enderecos: [{ ...endereco, cidade: 'Lisboa', uf: null, cep: '1100-053', pais: 'Portugal' }],
    contacts: [{ tipo: 'email', valor: 'lia@demo.escola', principal: true }],
  });
  const aluno = async (nome: string, responsavel: number, turmaId: number, dados = {}) => {
    const id = await pessoa(nome, dados);
    await transacao(db, (tx) => criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(escola, id, responsavel, { turmaId })));
  };
  const filiacao = { filiations: [{ nome: 'Rita', tipo: 'mae' }] };
  await aluno('Ana', completa, escola.turmaA, { ...inteiro, cpf: '39053344705', ...filiacao });
  await aluno('Beto', vazia, escola.turmaA, { dataNascimento: '2014-05-10' });
  await aluno('Caio', vazia, escola.turmaB, { ...inteiro, ...filiacao, rg: null, certidaoTermo: '77', cpf: '15350946056' });
  await aluno('Davi', lisboa, escola.turmaB, { ...inteiro, ...filiacao });
});
afterAll(() => s.fechar());

const ler = async (consulta = ''): Promise<Linha[]> => {
  const { corpo } = await s.pedir('GET', `Pendencia/obter-paginado?TamanhoDaPagina=50&${consulta}`);
  expect(corpo.error).toBeUndefined();
  return (corpo.data as { itens: Linha[] }).itens;
};
const resumo = (linhas: readonly Linha[]) => linhas.map(({ nome, faltas }) => `${nome}: ${faltas.toSorted().join(' ')}`);

describe('who lacks something', () => {
  test('is a student or who pays for one, with what the rules ask of them; a complete record is not in the list', async () => {
    expect(resumo(await ler())).toEqual([
      'Beto Sá: cpf filiacao identidade naturalidade',
      'Davi Sá: cpf',
      'Lia Sá: endereco',
      'Vera Sá: cpf email endereco',
    ]);
    const [vera] = await ler('Nome=vera');
    expect(vera).toMatchObject({
      id: ids.Vera,
      papeis: ['pagador'],
      impedem: ['assinar', 'certificar', 'cobrar', 'rematricular'],
      alunos: 'Beto Sá, Caio Sá',
      turmas: '6º ano A, 6º ano B',
    });
  });

  test.each([
    ['Finalidade=cobrar', ['Lia Sá: endereco', 'Vera Sá: cpf endereco']],
    ['Finalidade=assinar', ['Vera Sá: cpf email']],
    ['Finalidade=rematricular&Papel=aluno', ['Beto Sá: cpf identidade', 'Davi Sá: cpf']],
    ['Falta=filiacao', ['Beto Sá: filiacao']],
    ['TurmaId=B', ['Davi Sá: cpf', 'Lia Sá: endereco', 'Vera Sá: cpf email endereco']],
    ['CursoId=OUTRO', []],
    ['CampoOrdenado=quantas&OrdenacaoAscendente=false&Papel=pagador', ['Vera Sá: cpf email endereco', 'Lia Sá: endereco']],
  ])('filtered by %s', async (consulta, esperadas) => {
    const real = consulta.replace('=B', `=${escola.turmaB}`).replace('=OUTRO', `=${escola.outroCursoId}`);
    expect(resumo(await ler(real))).toEqual(esperadas);
  });

  test('for each rule the list has exactly those whose record does not meet it', async () => {
    for (const { finalidade, papel, falta, impede } of regrasDePendencia) {
      const linhas = await ler(`Finalidade=${finalidade}&Papel=${papel}&Falta=${falta}`);
      const { rows } = await sql<{ id: number }>`select f.pessoa_id as id from v_pessoa_completude f where not ${sql.ref(`tem_${falta}`)}
        and exists (select 1 from v_matricula_resumo m left join v_matricula_responsavel r on r.matricula_id = m.id and r.financeiro
          where m.ativa and case ${papel}::text when 'aluno' then m.aluno_id else r.pessoa_id end = f.pessoa_id) order by 1`.execute(
        s.banco.db,
      );
      expect(linhas.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
      expect(linhas.map((linha) => linha.impedem)).toEqual(linhas.map(() => (impede ? [finalidade] : [])));
    }
  });

  test('each row says what it stops, and only that: what hinders one purpose is not told of another', async () => {
    for (const { nome, papeis, faltas, impedem } of await ler()) {
      const regras = regrasDePendencia.filter(({ impede, papel, falta }) => impede && papeis.includes(papel) && faltas.includes(falta));
      expect(impedem, nome).toEqual([...new Set(regras.map(({ finalidade }) => finalidade))].toSorted());
    }
    const [beto] = await ler('Nome=beto');
    expect([beto?.finalidades, beto?.impedem]).toEqual([['certificar', 'rematricular'], ['rematricular']]);
    const csv = await s.pedir('GET', 'Pendencia/exportar?Formato=csv&Nome=beto');
    expect(csv.bruto.toString()).toContain('Impede: Rematricular');
  });

  test('the number of the home is the length of the list of that year', async () => {
    const { rows } = await sql<{ n: number }>`select (${contagemDePendencias(sql`${escola.anoLetivoId}::bigint`)})::int as n`.execute(
      s.banco.db,
    );
    expect(rows[0]?.n).toBe((await ler(`AnoLetivoId=${escola.anoLetivoId}`)).length);
  });

  test('is also a file; without the permission there is neither', async () => {
    const csv = await s.pedir('GET', 'Pendencia/exportar?Formato=csv&Nome=vera');
    expect(csv.bruto.toString()).toContain('CPF, endereço no Brasil, e-mail');
    for (const caminho of ['obter-paginado', 'exportar'])
      expect((await s.pedir('GET', `Pendencia/${caminho}`, { quem: quemDeTeste(['matriculas:listar']) })).status).toBe(403);
  });
});
