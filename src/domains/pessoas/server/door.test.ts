import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { alterarCamposDaPessoa, criarPessoa, lerCamposDaPessoa } from '../registro/server/door.ts';
import { obterPessoaResumo } from '../busca/server/door.ts';
import { criarPessoasEmLote } from '../registro/server/oficina.ts';
import { obterPessoa } from './carregar.ts';

let banco: BancoDeTeste;
const quem = quemDeTeste();
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(() => banco.fechar());

describe('lots', () => {
  it('registers many in order with parts and audit, in two statements', async () => {
    const dados = Array.from({ length: 300 }, (_, i) => ({
      nome: `Pessoa ${i}`,
      enderecos: i % 2 ? [{ tipo: 'residencial' as const, cep: '66010000', logradouro: `Rua ${i}`, cidade: 'Belém', uf: 'PA' }] : [],
      contacts: [{ tipo: 'celular' as const, valor: '91987654321' }],
      filiations: [{ tipo: 'mae' as const, nome: `Mãe ${i}` }],
    }));
    const criadas = await transacao(banco.db, (tx) => criarPessoasEmLote(atoDe(tx, { processo: 'teste' }), dados));
    expect(criadas).toHaveLength(300);
    const { rows } = await sql<{
      nome: string;
      rua: string | null;
      mae: string;
      auditadas: number;
    }>`select p.nome, e.logradouro as rua, f.nome as mae,
      (select count(*)::int from auditoria a where a.alvo_tipo = 'pessoa' and a.alvo_id = p.id) as auditadas
      from pessoas p left join pessoas_enderecos e on e.pessoa_id = p.id join pessoas_filiacoes f on f.pessoa_id = p.id
      where p.id = ${criadas[151]?.id ?? 0}`.execute(banco.db);
    expect(rows).toEqual([{ nome: 'Pessoa 151', rua: 'Rua 151', mae: 'Mãe 151', auditadas: 1 }]);
  });

  it('refuses whole lots: a wrong one named by its place, a CPF twice, a CPF taken, too many', async () => {
    const lote = (dados: Parameters<typeof criarPessoasEmLote>[1]) =>
      transacao(banco.db, (tx) => criarPessoasEmLote(atoDe(tx, quem), dados));
    const total = async () => (await sql<{ n: number }>`select count(*)::int as n from pessoas`.execute(banco.db)).rows[0]?.n;
    const antes = await total();
    await expect(lote([{ nome: 'A' }, { nome: 'B', cpf: '1' }])).rejects.toMatchObject({
      code: 'DADOS_INVALIDOS',
      campos: [{ path: '1.cpf', code: 'CPF_INVALIDO' }],
    });
    await expect(
      lote([
        { nome: 'A', cpf: '52998224725' },
        { nome: 'B', cpf: '529.982.247-25' },
      ]),
    ).rejects.toMatchObject({ code: 'CPF_REPETIDO_NO_LOTE' });
    await transacao(banco.db, (tx) => criarPessoa(atoDe(tx, quem), { nome: 'Dono', cpf: '52998224725' }));
    const causa: unknown = await lote([{ nome: 'C' }, { nome: 'D', cpf: '52998224725' }]).catch((erro: unknown) => erro);
    expect(traduzirErroDoBanco(causa)).toMatchObject({ code: 'CPF_EM_USO', campos: [{ path: 'cpf' }] });
    await expect(lote(Array.from({ length: 5_001 }, () => ({ nome: 'X' })))).rejects.toMatchObject({ code: 'LOTE_GRANDE' });
    expect(await total()).toBe((antes ?? 0) + 1);
  });
});

it('two registrations of one CPF at the same moment: one succeeds, the other is told', async () => {
  // The check of the second waits for the first, and then knows whose the CPF is.
  const [, segunda] = await passoAPasso(
    banco.db,
    (tx) => criarPessoa(atoDe(tx, quem), { nome: 'Primeira', cpf: '11144477735' }),
    () => transacao(banco.db, (tx) => criarPessoa(atoDe(tx, quem), { nome: 'Segunda', cpf: '11144477735' })),
  );
  const recusa: unknown = segunda.status === 'rejected' ? segunda.reason : null;
  expect(recusa).toMatchObject({ code: 'CPF_DUPLICADO', status: 409, params: { nome: 'Primeira' }, campos: [{ path: 'cpf' }] });
});

describe('protocols', () => {
  it('reads and changes simple members and main contacts with a reason', async () => {
    const { id } = await transacao(banco.db, (tx) =>
      criarPessoa(atoDe(tx, quem), {
        nome: 'Otto',
        religiao: 'Nenhuma',
        contacts: [
          { tipo: 'celular', valor: '91987654321' },
          { tipo: 'celular', valor: '91911112222' },
        ],
      }),
    );
    expect(await lerCamposDaPessoa(banco.db, quem, id, ['religiao', 'celular', 'email'])).toEqual({
      religiao: 'Nenhuma',
      celular: '+5591987654321',
      email: null,
    });
    await transacao(banco.db, (tx) =>
      alterarCamposDaPessoa(
        atoDe(tx, quem),
        id,
        { religiao: null, rgUf: 'pa', celular: '(91) 98888-7777', email: 'Otto@Exemplo.br' },
        'Pedido da família',
      ),
    );
    const pessoa = await obterPessoa(banco.db, quem, id);
    expect(pessoa).toMatchObject({ religiao: null, rgUf: 'PA', nome: 'Otto', versao: 2 });
    expect(pessoa.contacts.map((c) => [c.tipo, c.valor, c.principal])).toEqual([
      ['celular', '+5591988887777', true],
      ['email', 'otto@exemplo.br', true],
      ['celular', '+5591911112222', false],
    ]);
    const { rows } = await sql<{
      motivo: string;
      acao: string;
    }>`select motivo, acao from auditoria where alvo_id = ${id} order by seq desc limit 1`.execute(banco.db);
    expect(rows).toEqual([{ motivo: 'Pedido da família', acao: 'pessoa.alterada-por-protocolo' }]);
  });

  it('refuses unknown members and wrong values by name', async () => {
    const { id } = await transacao(banco.db, (tx) => criarPessoa(atoDe(tx, quem), { nome: 'Ivo', dataNascimento: '2000-01-01' }));
    const alterar = (valores: Record<string, string | null>) =>
      transacao(banco.db, (tx) => alterarCamposDaPessoa(atoDe(tx, quem), id, valores, null));
    await expect(alterar({ versao: '9' })).rejects.toMatchObject({ code: 'CAMPO_NAO_ALTERAVEL', params: { campo: 'versao' } });
    await expect(alterar({ nome: '' })).rejects.toMatchObject({ campos: [{ path: 'nome', code: 'CAMPO_REQUERIDO' }] });
    await expect(alterar({ celular: '123' })).rejects.toMatchObject({
      campos: [{ path: 'celular', code: 'CELULAR_INVALIDO', textos: { br: 'Celular inválido', en: 'Invalid cell phone number' } }],
    });
    await expect(alterar({ rgDataEmissao: '1999-01-01' })).rejects.toMatchObject({
      campos: [{ path: 'rgDataEmissao', code: 'EMISSAO_ANTES_DO_NASCIMENTO' }],
    });
    await expect(lerCamposDaPessoa(banco.db, quem, id, ['id'])).rejects.toMatchObject({ code: 'CAMPO_NAO_ALTERAVEL' });
    await expect(transacao(banco.db, (tx) => alterarCamposDaPessoa(atoDe(tx, quem), 999_999, { nome: 'X' }, null))).rejects.toMatchObject({
      code: 'PESSOA_NAO_ENCONTRADA',
    });
  });
});

it('says who a person is, for other rooms', async () => {
  const { id, codigo } = await transacao(banco.db, (tx) => criarPessoa(atoDe(tx, quem), { nome: 'Zilda', sobrenome: 'Quaresma' }));
  expect(await obterPessoaResumo(banco.db, id)).toEqual({ id, codigo, nomeCompleto: 'Zilda Quaresma', cpf: null, dataNascimento: null });
  expect(await obterPessoaResumo(banco.db, 999_999)).toBeNull();
});

it('the database refuses what scripts may try: a wrong CPF, two main addresses, a list value that does not exist', async () => {
  const tentar = (comando: ReturnType<typeof sql>) =>
    comando.execute(banco.db).then(
      () => 'aceito',
      (erro: unknown) => (erro as { constraint?: string }).constraint,
    );
  expect(await tentar(sql`insert into pessoas (nome, cpf) values ('X', '52998224724')`)).toBe('pessoas_cpf_check');
  expect(await tentar(sql`insert into pessoas (nome, genero) values ('X', 'nenhum')`)).toBe('pessoas_genero_check');
  expect(
    await tentar(sql`insert into pessoas_enderecos (pessoa_id, tipo, cep, logradouro, cidade, uf, principal)
    select min(id), 'outro', '66010000', 'R', 'B', 'PA', true from pessoas, generate_series(1, 2) group by generate_series`),
  ).toBe('pessoas_enderecos_principal_key');
  const endereco = (pais: string, cep: string | null, uf: string | null) =>
    tentar(sql`insert into pessoas_enderecos (pessoa_id, tipo, cep, logradouro, cidade, uf, pais)
      select min(id), 'outro', ${cep}, 'R', 'B', ${uf}, ${pais} from pessoas`);
  for (const [cep, uf] of [
    [null, 'PA'],
    ['66010000', null],
    ['6601000', 'PA'],
    ['00000000', 'PA'],
    ['66010000', 'pa'],
  ] as const)
    expect(await endereco('Brasil', cep, uf)).toBe('pessoas_enderecos_brasil_check');
  for (const [pais, cep, uf] of [
    ['Portugal', null, 'PA'],
    ['Portugal', '1234567890123', null],
    ['brazil', null, null],
  ] as const)
    expect(await endereco(pais, cep, uf)).toBe('pessoas_enderecos_exterior_check');
  expect([await endereco('Portugal', null, null), await endereco('Portugal', '1100-053', null)]).toEqual(['aceito', 'aceito']);
});
