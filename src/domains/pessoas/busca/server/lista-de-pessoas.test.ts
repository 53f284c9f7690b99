import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { quemDeTeste, servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';
import type { ItemPessoa } from '#domains/pessoas/respostas.ts';
import { criarPessoasEmLote } from '#domains/pessoas/registro/server/criar-pessoas.ts';

let servidor: ServidorDeTeste;
const quem = quemDeTeste();
const endereco = (cidade: string) => [{ tipo: 'residencial' as const, cep: '66010000', logradouro: 'Rua A', cidade, uf: 'PA' }];
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.pessoas });
  await transacao(servidor.banco.db, (tx) =>
    criarPessoasEmLote(atoDe(tx, quem), [
      {
        nome: 'José',
        sobrenome: 'Antônio de Souza',
        cpf: '52998224725',
        dataNascimento: '1980-05-01',
        genero: 'masculino',
        enderecos: endereco('Belém'),
      },
      {
        nome: 'Conceição',
        sobrenome: 'Souza',
        dataNascimento: '2015-02-28',
        genero: 'feminino',
        contacts: [{ tipo: 'celular', valor: '91987654321' }],
        enderecos: endereco('Castanhal'),
      },
      { nome: 'Ana', sobrenome: 'Clara', contacts: [{ tipo: 'email', valor: 'ana.clara@exemplo.br' }] },
      { nome: 'Mariana', sobrenome: "D'Ávila", dataNascimento: '2010-12-31', cpf: '11144477735' },
    ]),
  );
});
afterAll(() => servidor.fechar());

type Pagina = { itens: ItemPessoa[]; total: number };
const listar = async (busca: string, quemLe = quem) => {
  const resposta = await servidor.pedir('GET', `Pessoa/obter-pessoas-paginado?${busca}`, { quem: quemLe });
  expect(resposta.corpo.error).toBeUndefined();
  // A whole CPF that a masked reader looks for is counted, too.
  const contada = quemLe !== quem && /Nome=\d{11}/.test(busca) ? 1 : 0;
  expect(Number(resposta.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(2 + contada);
  return resposta.corpo.data as Pagina;
};
const nomes = async (busca: string, quemLe = quem) => (await listar(busca, quemLe)).itens.map((p) => p.nome);

describe('search', () => {
  it.each([
    ['souza jose', ['José']],
    ['SOUZA', ['Conceição', 'José']],
    ['conceicao', ['Conceição']],
    ['de sou', ['José']],
    ['an', ['Ana', 'José']],
    ["d'avila", ['Mariana']],
    ['529.982.247-25', ['José']],
    ['982247', ['José']],
    ['98765-4321', ['Conceição']],
    ['(91) 98765', ['Conceição']],
    ['ana.clara@', ['Ana']],
    ['%', []],
    ['_', []],
    ['souza xyz', []],
  ])('%s', async (termo, achados) => {
    expect(await nomes(`Nome=${encodeURIComponent(termo)}`)).toEqual(achados);
  });

  it('finds by code', async () => {
    const { itens } = await listar('');
    const [, segunda] = itens;
    expect(await nomes(`Nome=${segunda?.codigo}`)).toContain(segunda?.nome);
  });

  it('who may not edit sees a masked CPF and cannot guess it digit by digit', async () => {
    const leitor = quemDeTeste(['pessoas:listar']);
    expect((await listar('Nome=jose', leitor)).itens[0]?.cpf).toBe('***.982.247-**');
    expect((await listar('Nome=jose')).itens[0]?.cpf).toBe('***.982.247-**');
    expect(await nomes('Nome=5299822', leitor)).toEqual([]);
    expect(await nomes('Nome=52998224725', leitor)).toEqual(['José']);
    const exportado = await servidor.pedir('GET', 'Pessoa/exportar?Formato=csv', { quem: leitor });
    expect(exportado.bruto.toString('utf8')).toContain('***.982.247-**');
    expect(exportado.bruto.toString('utf8')).not.toContain('529.982');
  });
});

describe('filters, order and pages', () => {
  it.each([
    ['Cidade=bele', ['José']],
    ['Uf=PA', ['Conceição', 'José']],
    ['ComCpf=false', ['Ana', 'Conceição']],
    ['ComCpf=true', ['José', 'Mariana']],
    ['DataNascimentoInicio=2010-12-31&DataNascimentoFim=2015-02-28', ['Conceição', 'Mariana']],
    ['Genero=feminino', ['Conceição']],
    ['ComFoto=true', []],
    ['ComContato=true', ['Ana', 'Conceição']],
    ['Cpf=111.444.777-35', ['Mariana']],
    ['Codigo=0', null],
    ['CampoOrdenado=dataNascimento', ['José', 'Mariana', 'Conceição', 'Ana']],
    ['CampoOrdenado=dataNascimento&OrdenacaoAscendente=false', ['Conceição', 'Mariana', 'José', 'Ana']],
    ['campoordenado=codigo&ordenacaoascendente=FALSE', ['Mariana', 'Ana', 'Conceição', 'José']],
    ['OrdenacaoAscendente=false', ['Mariana', 'José', 'Conceição', 'Ana']],
    ['TamanhoDaPagina=2&NumeroDaPagina=2', ['José', 'Mariana']],
  ])('%s', async (busca, achados) => {
    if (achados === null) expect((await servidor.pedir('GET', `Pessoa/obter-pessoas-paginado?${busca}`)).status).toBe(400);
    else expect(await nomes(busca)).toEqual(achados);
  });

  it('counts exactly on every page, also past the end', async () => {
    for (const pagina of [1, 2, 3, 9]) expect((await listar(`TamanhoDaPagina=2&NumeroDaPagina=${pagina}`)).total).toBe(4);
    expect((await listar('TamanhoDaPagina=1&NumeroDaPagina=2&ComCpf=true')).total).toBe(2);
  });

  it('brings city, phone and e-mail of the main ones', async () => {
    expect((await listar('Nome=conceicao')).itens[0]).toMatchObject({
      cidade: 'Castanhal',
      uf: 'PA',
      celular: '+5591987654321',
      email: null,
      temFoto: false,
    });
  });

  it.each([
    ['CampoOrdenado=cpf', 'CampoOrdenado ORDENACAO_INVALIDA'],
    ['Apelido=x', 'Apelido FILTRO_DESCONHECIDO'],
    ['TamanhoDaPagina=501', 'TamanhoDaPagina VALOR_MAXIMO'],
    ['Genero=x', 'Genero OPCAO_INVALIDA'],
    ['DataNascimentoInicio=2020-01-02&DataNascimentoFim=2020-01-01', 'DataNascimentoInicio PERIODO_INVERTIDO'],
  ])('refuses %s saying what is allowed', async (busca, codigo) => {
    const { status, corpo } = await servidor.pedir('GET', `Pessoa/obter-pessoas-paginado?${busca}`);
    expect(status).toBe(400);
    expect(corpo.error?.fields.map(({ path, code }) => `${path} ${code}`)).toEqual([codigo]);
    if (codigo.includes('ORDENACAO')) expect(corpo.error?.fields[0]?.message).toContain('nome, codigo, dataNascimento');
  });
});

describe('the other lists of the specification', () => {
  it('GET Pessoa and obter-por-filtro answer itens of id and nome', async () => {
    const lista = await servidor.pedir('GET', 'Pessoa?Nome=souza&TamanhoDaPagina=1');
    expect(lista.corpo.data).toEqual({
      itens: [{ id: expect.any(Number), nome: 'Conceição Souza' }],
      total: 2,
      numeroDaPagina: 1,
      tamanhoDaPagina: 1,
    });
    const busca = await servidor.pedir('GET', 'Pessoa/obter-por-filtro?Nome=souza', { quem: quemDeTeste(['matriculas:criar']) });
    expect(busca.corpo.data).toMatchObject({
      tamanhoDaPagina: 50,
      total: 2,
      itens: [{ nome: 'Conceição Souza' }, { nome: 'José Antônio de Souza', cpf: '***.982.247-**' }],
    });
    // Every screen whose form chooses a person works for who has that screen alone.
    for (const so of ['contas-a-receber:criar', 'financeiro-lancamentos:criar', 'aditivos:criar', 'gerenciar-boletos:editar'] as const)
      expect((await servidor.pedir('GET', 'Pessoa/obter-por-filtro?Nome=souza', { quem: quemDeTeste([so]) })).status).toBe(200);
    expect((await servidor.pedir('GET', 'Pessoa/obter-por-filtro?Nome=souza', { quem: quemDeTeste(['bancos:criar']) })).status).toBe(403);
  });

  it('obter-todas and exportar are recorded', async () => {
    const todas = await servidor.pedir('GET', 'Pessoa/obter-todas');
    expect(todas.corpo.data).toMatchObject({ total: 4, itens: [{ nome: 'Ana Clara' }, {}, {}, {}] });
    const csv = (await servidor.pedir('GET', 'Pessoa/exportar?Formato=csv&Nome=souza')).bruto.toString('utf8');
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFCódigo;Nome;CPF;Data de nascimento;Gênero;Celular;E-mail;Cidade;UF;País',
      expect.stringMatching(/^\d+;Conceição Souza;;28\/02\/2015;Feminino;\(91\) 98765-4321;;Castanhal;PA;Brasil$/),
      expect.stringMatching(/^\d+;José Antônio de Souza;529\.982\.247-25;01\/05\/1980;Masculino;;;Belém;PA;Brasil$/),
      '',
    ]);
    const xlsx = (await servidor.pedir('GET', 'Pessoa/exportar?Formato=xlsx')).bruto;
    expect(xlsx.subarray(0, 2).toString()).toBe('PK');
    const { rows } = await sql<{ acao: string }>`select acao from auditoria where alvo_tipo = 'pessoas' order by seq`.execute(
      servidor.banco.db,
    );
    expect(rows.map(({ acao }) => acao)).toEqual(expect.arrayContaining(['pessoas.nomes-exportados', 'pessoas.exportadas']));
  });

  it('warns of probable duplicates while one types', async () => {
    const achar = async (busca: string) => {
      const { corpo } = await servidor.pedir('GET', `Pessoa/duplicidades?${busca}`);
      return (corpo.data as { itens: { nome: string; motivo: string }[] }).itens.map(({ nome, motivo }) => `${nome}: ${motivo}`);
    };
    expect(await achar('Cpf=529.982.247-25')).toEqual(['José Antônio de Souza: cpf']);
    expect(await achar('Nome=CONCEICAO&Sobrenome=souza&DataNascimento=2015-02-28')).toEqual(['Conceição Souza: nome-nascimento']);
    expect(await achar('Nome=Conceição&Sobrenome=Sousa&DataNascimento=2015-02-28')).toEqual(['Conceição Souza: nome-parecido']);
    expect(await achar('Nome=Pedro&DataNascimento=2015-02-28')).toEqual([]);
    expect(await achar('Nome=Co&Cpf=529')).toEqual([]);
  });
});
