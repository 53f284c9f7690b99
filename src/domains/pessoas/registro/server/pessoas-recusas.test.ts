import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';
import type { PessoaSaida } from '#domains/pessoas/respostas.ts';

let servidor: ServidorDeTeste;
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.pessoas });
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

type Salva = { id: number; codigo: number; versao: number };

async function criar(dados: Record<string, unknown>): Promise<Salva> {
  const resposta = await servidor.pedir('POST', 'Pessoa', { body: dados });
  expect(resposta.corpo.error).toBeUndefined();
  return resposta.corpo.data as Salva;
}
const ler = async (id: number): Promise<PessoaSaida> => (await servidor.pedir('GET', `Pessoa/${id}`)).corpo.data as PessoaSaida;
const codigos = (resposta: Awaited<ReturnType<ServidorDeTeste['pedir']>>) =>
  resposta.corpo.error?.fields.map(({ path, code }) => `${path} ${code}`);

describe('refusals', () => {
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
      'dataNascimento NASCIMENTO_NO_FUTURO',
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
    for (const [i, { status, corpo }] of tentativas.entries()) {
      expect(status).toBe(409);
      // Each by the name that its own body has for it.
      expect(corpo.error).toMatchObject({
        code: 'CPF_DUPLICADO',
        fields: [{ path: i === 2 ? 'Cpf' : 'cpf' }],
        detalhe: { nome: 'Dona Única' },
      });
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
