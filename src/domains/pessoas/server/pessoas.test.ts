import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quemDeTeste, servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';
import type { PessoaSaida } from '../saidas.ts';
import { pessoas } from './routes.ts';

let servidor: ServidorDeTeste;
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: [pessoas] });
});
afterAll(() => servidor.fechar());

const endereco = {
  tipo: 'residencial',
  cep: '66010-000',
  logradouro: 'Avenida Presidente Vargas',
  numero: '100',
  cidade: 'Belém',
  uf: 'pa',
};
const helena = {
  nome: ' Helena ',
  sobrenome: 'Cardoso Lima',
  cpf: '529.982.247-25',
  dataNascimento: '2015-03-04',
  genero: 'feminino',
  certidaoNascimento: '104539 01 55 2013 1 00012 021 0000123 21',
  rg: '',
  enderecos: [endereco],
  contacts: [
    { tipo: 'celular', valor: '(91) 98765-4321' },
    { tipo: 'email', valor: 'Helena@Exemplo.br' },
  ],
  filiations: [{ tipo: 'mae', nome: 'Marina Cardoso' }],
};
type Salva = { id: number; codigo: number; versao: number };

async function criar(dados: Record<string, unknown>): Promise<Salva> {
  const resposta = await servidor.pedir('POST', 'Pessoa', { body: dados });
  expect(resposta.corpo.error).toBeUndefined();
  return resposta.corpo.data as Salva;
}
const ler = async (id: number): Promise<PessoaSaida> => (await servidor.pedir('GET', `Pessoa/${id}`)).corpo.data as PessoaSaida;
const codigos = (resposta: Awaited<ReturnType<ServidorDeTeste['pedir']>>) =>
  resposta.corpo.error?.fields.map(({ path, code }) => `${path} ${code}`);

describe('registering and editing', () => {
  it('stores what was typed without masks and gives it back whole, in one statement beside the session', async () => {
    const { id, codigo, versao } = await criar(helena);
    expect(versao).toBe(1);
    const resposta = await servidor.pedir('GET', `pessoa/${id}`);
    expect(Number(resposta.cabecalhos['x-instrucoes-sql'])).toBe(1);
    expect(resposta.corpo.data).toMatchObject({
      id,
      codigo,
      nome: 'Helena',
      nomeCompleto: 'Helena Cardoso Lima',
      cpf: '52998224725',
      rg: null,
      certidaoNascimento: '10453901552013100012021000012321',
      foto: null,
      enderecos: [{ cep: '66010000', uf: 'PA', pais: 'Brasil', principal: true }],
      contacts: [
        { tipo: 'celular', valor: '+5591987654321', principal: true },
        { tipo: 'email', valor: 'helena@exemplo.br', principal: true },
      ],
      filiations: [{ tipo: 'mae', nome: 'Marina Cardoso', filiadoPessoaId: null, filiadoNome: null }],
    });
  });

  it('keeps within eight statements for a save', async () => {
    const novo = await servidor.pedir('POST', 'Pessoa', {
      body: { ...helena, cpf: '111.444.777-35' },
      headers: { 'idempotency-key': 'chave-de-teste-1' },
    });
    expect(Number(novo.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(7);
    const { id } = novo.corpo.data as Salva;
    const atual = await ler(id);
    const edicao = await servidor.pedir('PUT', 'Pessoa', { body: { ...atual, cpf: '123.456.789-09', contacts: [] } });
    expect(edicao.status).toBe(200);
    expect(Number(edicao.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(7);
  });

  it('takes back the record it gave, changes the lists and leaves alone what is absent', async () => {
    const { id } = await criar({
      nome: 'Rui',
      sobrenome: 'Souza',
      religiao: 'Católica',
      enderecos: [endereco, { ...endereco, tipo: 'comercial' }],
    });
    const antes = await ler(id);
    const [casa, trabalho] = antes.enderecos;
    const resposta = await servidor.pedir('PUT', 'Pessoa', {
      body: {
        id,
        versao: 1,
        nomeSocial: 'Ruy',
        enderecos: [
          { ...trabalho, principal: true },
          { ...casa, principal: false, numero: '7' },
          { ...endereco, cidade: 'Ananindeua' },
        ],
      },
    });
    expect(resposta.corpo).toEqual({ data: { id, codigo: antes.codigo, versao: 2 } });
    const depois = await ler(id);
    expect(depois).toMatchObject({ religiao: 'Católica', nomeSocial: 'Ruy', nome: 'Rui' });
    expect(depois.enderecos.map((e) => [e.id, e.principal, e.numero, e.cidade])).toEqual([
      [trabalho?.id, true, '100', 'Belém'],
      [casa?.id, false, '7', 'Belém'],
      [expect.any(Number), false, '100', 'Ananindeua'],
    ]);
    const semMudanca = await servidor.pedir('PUT', 'Pessoa', { body: depois });
    expect((semMudanca.corpo.data as Salva).versao).toBe(2);
    await servidor.pedir('PUT', 'Pessoa', { body: { id, versao: 2, religiao: '' } });
    expect((await ler(id)).religiao).toBeNull();
  });

  it('refuses a stale edit with the current record', async () => {
    const { id } = await criar({ nome: 'Caio' });
    await servidor.pedir('PUT', 'Pessoa', { body: { id, versao: 1, nome: 'Caio Júlio' } });
    const resposta = await servidor.pedir('PUT', 'Pessoa', { body: { id, versao: 1, nome: 'Caio César' } });
    expect(resposta.status).toBe(409);
    expect(resposta.corpo.error).toMatchObject({ code: 'VERSAO_DESATUALIZADA', detalhe: { nome: 'Caio Júlio', versao: 2 } });
  });

  it('a part that somebody else removed meanwhile comes back as new when its version is kept over the other', async () => {
    const { id } = await criar({ nome: 'Eva', enderecos: [endereco] });
    const minha = await ler(id);
    await servidor.pedir('PUT', 'Pessoa', { body: { id, versao: 1, enderecos: [] } });
    const resposta = await servidor.pedir('PUT', 'Pessoa', { body: { ...minha, versao: 2 } });
    expect(resposta.corpo.data).toMatchObject({ versao: 3 });
    const { enderecos } = await ler(id);
    expect(enderecos).toMatchObject([{ cep: '66010000', principal: true }]);
    expect(enderecos[0]?.id).not.toBe(minha.enderecos[0]?.id);
  });

  it('names every wrong field at once, in the language of the request, with nothing saved', async () => {
    const body = {
      nome: '',
      cpf: '529.982.247-24',
      dataNascimento: '2099-01-01',
      rgDataEmissao: '31/12/2020',
      pis: '1',
      tituloEleitor: '123456780192',
      genero: 'x',
      zonaEleitoral: '12345',
      apelido: 'x',
      enderecos: [
        { ...endereco, cep: '00000-000' },
        { ...endereco, uf: 'XX' },
      ],
      contacts: [
        { tipo: 'celular', valor: '1187654321' },
        { tipo: 'email', valor: 'a@' },
        { tipo: 'fax', valor: '91987654321' },
        { tipo: 'residencial', valor: '123' },
        { tipo: 'comercial', valor: '00987654321' },
        { tipo: 'site', valor: 'javascript:alert(1)' },
      ],
      filiations: [{ tipo: 'tia', nome: 'X' }],
    };
    const resposta = await servidor.pedir('POST', 'Pessoa', { body });
    expect(resposta.status).toBe(400);
    expect(codigos(resposta)?.sort()).toEqual([
      'apelido CAMPO_DESCONHECIDO',
      'contacts.0.valor CELULAR_INVALIDO',
      'contacts.1.valor EMAIL_INVALIDO',
      'contacts.2.valor FAX_INVALIDO',
      'contacts.3.valor TELEFONE_RESIDENCIAL_INVALIDO',
      'contacts.4.valor TELEFONE_COMERCIAL_INVALIDO',
      'contacts.5.valor SITE_INVALIDO',
      'cpf CPF_INVALIDO',
      'enderecos.0.cep CEP_INVALIDO',
      'enderecos.1.uf UF_INVALIDA',
      'filiations.0.tipo OPCAO_INVALIDA',
      'genero OPCAO_INVALIDA',
      'nome CAMPO_REQUERIDO',
      'pis PIS_INVALIDO',
      'rgDataEmissao DATA_INVALIDA',
      'tituloEleitor TITULO_ELEITOR_INVALIDO',
      'zonaEleitoral ZONA_OU_SECAO_INVALIDA',
    ]);
    const datas = { nome: 'Ana', dataNascimento: '2015-01-02', rgDataEmissao: '2014-01-01', dataFalecimento: '2013-01-01' };
    const ingles = await servidor.pedir('POST', 'Pessoa', { body: datas, headers: { 'content-language': 'en' } });
    expect(ingles.corpo.error?.fields).toEqual([
      { path: 'dataFalecimento', code: 'FALECIMENTO_ANTES_DO_NASCIMENTO', message: 'The death date cannot be before the birth date' },
      { path: 'rgDataEmissao', code: 'EMISSAO_ANTES_DO_NASCIMENTO', message: 'The RG cannot have been issued before the birth date' },
    ]);
    expect(codigos(await servidor.pedir('POST', 'Pessoa', { body: { nome: 'Ana', dataNascimento: '2099-01-01' } }))).toEqual([
      'dataNascimento NASCIMENTO_NO_FUTURO',
    ]);
    expect(codigos(await servidor.pedir('POST', 'Pessoa', { body: { nome: 'Ana\u202Eanna', sobrenome: 'x'.repeat(10_000) } }))).toEqual([
      'nome CARACTERE_INVALIDO',
      'sobrenome TAMANHO_MAXIMO',
    ]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pessoas where nome_busca like 'ana%'`.execute(
      servidor.banco.db,
    );
    expect(rows[0]?.n).toBe(0);
  });

  it('stores markup and formulas as plain text', async () => {
    const nome = '<img src=x onerror=alert(1)>';
    const { id } = await criar({ nome, sobrenome: "=HYPERLINK('x'); drop table pessoas" });
    expect(await ler(id)).toMatchObject({ nome, sobrenome: "=HYPERLINK('x'); drop table pessoas" });
  });

  it('tells whose CPF it is, on creation, on edit and on PUT Pessoa/cpf', async () => {
    await criar({ nome: 'Dona', sobrenome: 'Única', cpf: '390.533.447-05' });
    const { id } = await criar({ nome: 'Outra' });
    const tentativas = await Promise.all([
      servidor.pedir('POST', 'Pessoa', { body: { nome: 'Nova', cpf: '39053344705' } }),
      servidor.pedir('PUT', 'Pessoa', { body: { id, versao: 1, cpf: '39053344705' } }),
      servidor.pedir('PUT', 'Pessoa/CPF', { body: { Id: id, Cpf: '390.533.447-05' } }),
    ]);
    for (const { status, corpo } of tentativas) {
      expect(status).toBe(409);
      expect(corpo.error).toMatchObject({ code: 'CPF_DUPLICADO', fields: [{ path: 'cpf' }], detalhe: { nome: 'Dona Única' } });
      expect(corpo.error?.message).toMatch(/^Este CPF já está cadastrado para Dona Única \(código \d+\)\.$/);
    }
    const certo = await servidor.pedir('PUT', 'Pessoa/cpf', { body: { Id: id, Cpf: '168.995.350-09' } });
    expect(certo.corpo.data).toMatchObject({ id, versao: 2 });
  });

  it('refuses a part of another person, two main parts, and being one’s own mother', async () => {
    const a = await ler((await criar({ nome: 'Aa', enderecos: [endereco] })).id);
    const b = await criar({ nome: 'Bb' });
    expect(codigos(await servidor.pedir('PUT', 'Pessoa', { body: { id: b.id, versao: 1, enderecos: [a.enderecos[0]] } }))).toEqual([
      'enderecos.0.id PARTE_DE_OUTRA_PESSOA',
    ]);
    const dois = [
      { ...endereco, principal: true },
      { ...endereco, principal: true },
    ];
    expect(codigos(await servidor.pedir('PUT', 'Pessoa', { body: { id: b.id, versao: 1, enderecos: dois } }))).toEqual([
      'enderecos.1.principal PRINCIPAL_REPETIDO',
    ]);
    const propria = [{ tipo: 'mae', nome: 'Bb', filiadoPessoaId: b.id }];
    expect(codigos(await servidor.pedir('PUT', 'Pessoa', { body: { id: b.id, versao: 1, filiations: propria } }))).toEqual([
      'filiations.0.filiadoPessoaId FILIACAO_DE_SI_MESMO',
    ]);
    const inexistente = [{ tipo: 'mae', nome: 'Cc', filiadoPessoaId: 999_999 }];
    expect(codigos(await servidor.pedir('PUT', 'Pessoa', { body: { id: b.id, versao: 1, filiations: inexistente } }))).toEqual([
      'filiations.filiadoPessoaId PESSOA_INEXISTENTE',
    ]);
  });
});

describe('history and deletion', () => {
  it('tells who changed what, before and after', async () => {
    const { id } = await criar({ nome: 'Lia', sobrenome: 'Maués' });
    await servidor.pedir('PUT', 'Pessoa', {
      body: { id, versao: 1, sobrenome: 'Maués Brito', contacts: [{ tipo: 'celular', valor: '91988887777' }] },
    });
    const { itens } = (await servidor.pedir('GET', `Pessoa/${id}/historico`)).corpo.data as { itens: Record<string, unknown>[] };
    expect(itens).toMatchObject([
      {
        acao: 'pessoa.editada',
        usuarioNome: 'Fernanda Lima',
        antes: { sobrenome: 'Maués', contacts: null },
        depois: { sobrenome: 'Maués Brito', contacts: [{ tipo: 'celular', valor: '+5591988887777', principal: true }] },
      },
      { acao: 'pessoa.criada', depois: { nome: 'Lia', sobrenome: 'Maués' } },
    ]);
  });

  it('deletes who nothing refers to and keeps who is used', async () => {
    const mae = await criar({ nome: 'Mãe' });
    const filha = await criar({ nome: 'Filha', filiations: [{ tipo: 'mae', nome: 'Mãe', filiadoPessoaId: mae.id }] });
    const usada = await servidor.pedir('DELETE', `Pessoa/${mae.id}`);
    expect([usada.status, usada.corpo.error?.code]).toEqual([409, 'REGISTRO_EM_USO']);
    expect((await servidor.pedir('DELETE', `Pessoa/${filha.id}`)).status).toBe(200);
    expect((await servidor.pedir('GET', `Pessoa/${filha.id}`)).status).toBe(404);
    expect((await servidor.pedir('DELETE', `Pessoa/${mae.id}`)).status).toBe(200);
    expect((await servidor.pedir('DELETE', `Pessoa/${mae.id}`)).corpo.error?.code).toBe('PESSOA_NAO_ENCONTRADA');
  });
});

describe('scope', () => {
  it('a teacher restricted to the panel finds nobody: empty lists and 404, never 403', async () => {
    const { id } = await criar({ nome: 'Escondida', cpf: '987.654.321-00' });
    const quem = quemDeTeste(undefined, { restritoPainelProfessor: true });
    const lista = await servidor.pedir('GET', 'Pessoa/obter-pessoas-paginado', { quem });
    expect(lista.corpo.data).toMatchObject({ itens: [], total: 0 });
    const caminhos = [
      `Pessoa/${id}`,
      `Pessoa/${id}/historico`,
      `Pessoa/recuperar-foto?id=${id}`,
      `Pessoa/${id}/miniatura`,
      `FichaSaude/${id}`,
      `FichaSaude/${id}/visualizacoes`,
    ];
    for (const caminho of caminhos) expect((await servidor.pedir('GET', caminho, { quem })).status).toBe(404);
    expect((await servidor.pedir('PUT', 'Pessoa', { quem, body: { id, versao: 1, nome: 'X' } })).status).toBe(404);
    expect((await servidor.pedir('DELETE', `Pessoa/${id}`, { quem })).status).toBe(404);
    const duplicado = await servidor.pedir('POST', 'Pessoa', { quem, body: { nome: 'Y', cpf: '987.654.321-00' } });
    expect(duplicado.corpo.error).toMatchObject({ code: 'CPF_EM_USO' });
    expect(duplicado.corpo.error).not.toHaveProperty('detalhe');
  });
});
