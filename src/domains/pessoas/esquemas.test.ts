import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errosDeCampo } from '#shared/validacao.ts';
import { localDaFaixa } from './cep/cep-faixas.ts';
import { escreverEndereco } from './endereco.ts';
import { esquemaEdicaoPessoa, esquemaNovaPessoa } from './esquemas.ts';
import { esquemaFicha, fichaVazia } from './saude/ficha-saude.ts';
import { descrever, mudancasDe } from './registro/historico.ts';
import { escaparLike, lerTermoDeBusca } from './busca/termo-de-busca.ts';

const codigos = (resultado: ReturnType<typeof esquemaNovaPessoa.safeParse> | ReturnType<typeof esquemaFicha.safeParse>) =>
  resultado.success ? [] : errosDeCampo(resultado.error, 'br').map(({ path, code }) => `${path} ${code}`);

describe('person', () => {
  it('fills in everything that may be left out', () => {
    expect(esquemaNovaPessoa.parse({ nome: ' Ana ' })).toMatchObject({
      nome: 'Ana',
      sobrenome: null,
      cpf: null,
      genero: null,
      enderecos: [],
      contacts: [],
      filiations: [],
    });
  });

  it('what was accepted is accepted again unchanged: the doors check what the API has checked', () => {
    const lida = esquemaNovaPessoa.parse({
      nome: 'Ana',
      cpf: '529.982.247-25',
      pis: '120.56798.41-9',
      tituloEleitor: '1023 8501 0671',
      zonaEleitoral: ' 12 ',
      enderecos: [{ tipo: 'outro', cep: '66010-000', logradouro: 'R', cidade: 'Belém', uf: 'pa', pais: '' }],
      contacts: [{ tipo: 'celular', valor: '91987654321' }],
    });
    expect(lida).toMatchObject({ zonaEleitoral: '12', enderecos: [{ pais: 'Brasil', uf: 'PA' }] });
    expect(esquemaNovaPessoa.parse(lida)).toEqual(lida);
  });

  it('takes the body of the specification: what the server fills in stands there as null', () => {
    const vazios = { id: null, codigo: null, foto: null, fotoUpload: null, cpf: null };
    const partes = {
      enderecos: [{ id: null, tipo: 'residencial', cep: '66010-000', logradouro: 'R', cidade: 'Belém', uf: 'PA' }],
      contacts: [{ id: null, tipo: 'celular', valor: '91987654321' }],
      filiations: [{ id: null, tipo: 'mae', nome: 'Lia' }],
    };
    const lida = esquemaNovaPessoa.parse({ nome: 'Ana', ...vazios, ...partes });
    expect(lida).toMatchObject({ nome: 'Ana', enderecos: [{ id: null }], contacts: [{ id: null }], filiations: [{ id: null }] });
    expect(Object.keys(lida)).not.toEqual(expect.arrayContaining(['id']));
    const alheios = { id: 7, codigo: 7, foto: { name: 'a', src: 'b', tipo: 'c' }, contacts: [{ ...partes.contacts[0], id: 7 }] };
    expect(codigos(esquemaNovaPessoa.safeParse({ nome: 'Ana', ...alheios }))).toEqual(
      ['id', 'codigo', 'foto', 'contacts.0.id'].map((campo) => `${campo} PREENCHIDO_PELO_SISTEMA`),
    );
    expect(codigos(esquemaNovaPessoa.safeParse({ nome: 'Ana', contacts: alheios.contacts }))).toEqual([
      'contacts.0.id PREENCHIDO_PELO_SISTEMA',
    ]);
  });

  describe('address', () => {
    const base = { tipo: 'residencial', logradouro: 'Rua Augusta', cidade: 'Lisboa' };
    const ler = (endereco: Record<string, unknown>) => esquemaNovaPessoa.safeParse({ nome: 'A', enderecos: [{ ...base, ...endereco }] });

    it.each(['', null, 'Brasil', ' BRAZIL ', 'br'])('%o is our own country, with CEP and state', (pais) => {
      const lida = ler({ pais, cep: '66.010-000', uf: 'pa' });
      expect(lida.data?.enderecos).toMatchObject([{ pais: 'Brasil', cep: '66010000', uf: 'PA' }]);
      expect(codigos(ler({ pais }))).toEqual(['enderecos.0.cep CAMPO_REQUERIDO', 'enderecos.0.uf CAMPO_REQUERIDO']);
      expect(codigos(ler({ pais, cep: '1000-001', uf: 'PA' }))).toEqual(['enderecos.0.cep CEP_INVALIDO']);
    });

    it('abroad it has neither; the postal code stands as it is written there', () => {
      expect(ler({ pais: 'Portugal' }).data?.enderecos).toMatchObject([{ pais: 'Portugal', cep: null, uf: null }]);
      const lida = ler({ pais: 'Reino Unido', cep: ' SW1A 1AA ', cidadeIbge: '1501402' }).data?.enderecos;
      expect(lida).toMatchObject([{ cep: 'SW1A 1AA', cidadeIbge: null }]);
      expect(codigos(ler({ pais: 'Portugal', uf: 'PA', cep: '1234567890123' }))).toEqual([
        'enderecos.0.uf UF_NO_EXTERIOR',
        'enderecos.0.cep TAMANHO_MAXIMO',
      ]);
      expect(codigos(ler({ pais: 'Portugal', cidade: '' }))).toEqual(['enderecos.0.cidade CAMPO_REQUERIDO']);
    });

    it('is written as its country writes it', () => {
      const rua = { logradouro: 'Rua Augusta', numero: '8', complemento: null, bairro: null };
      expect(escreverEndereco({ ...rua, cidade: 'Belém', uf: 'PA', cep: '66010000', pais: 'Brasil' })).toBe(
        'Rua Augusta, 8, Belém/PA, 66010-000',
      );
      expect(escreverEndereco({ ...rua, cidade: 'Lisboa', uf: null, cep: '1100-053', pais: 'Portugal' })).toBe(
        'Rua Augusta, 8, Lisboa, 1100-053, Portugal',
      );
      const parte = { tipo: 'residencial', ...rua, cidade: 'Lisboa', uf: null, cep: null, pais: 'Portugal' };
      expect(descrever('enderecos', [parte], 'br')).toBe('Residencial: Rua Augusta, 8, Lisboa, Portugal');
    });
  });

  it('an edit tells what is absent from what is cleared, and ignores what the server owns', () => {
    const edicao = esquemaEdicaoPessoa.parse({
      id: 1,
      versao: 2,
      religiao: '',
      codigo: 9,
      foto: { name: 'x' },
      nomeCompleto: 'y',
      criadaEm: 'z',
      alteradaEm: 'w',
    });
    expect(edicao).toEqual({ id: 1, versao: 2, religiao: null });
  });

  it.each([
    [{ nome: 'A', dataNascimento: '2000-01-02', rgDataEmissao: '2000-01-01' }, ['rgDataEmissao EMISSAO_ANTES_DO_NASCIMENTO']],
    [{ nome: 'A', dataNascimento: '2000-01-02', rgDataEmissao: '2000-01-02' }, []],
    [{ nome: 'A', dataFalecimento: '2199-01-01' }, ['dataFalecimento FALECIMENTO_NO_FUTURO']],
    [{ nome: 'A', zonaEleitoral: '12a' }, ['zonaEleitoral ZONA_OU_SECAO_INVALIDA']],
    [{ nome: 'A', contacts: [{ tipo: 'fax', valor: '3222-1234', principal: true }] }, ['contacts.0.valor FAX_INVALIDO']],
  ])('%o', (dados, esperados) => expect(codigos(esquemaNovaPessoa.safeParse(dados))).toEqual(esperados));
});

describe('health form', () => {
  it('keeps nothing of a disability that is not marked', () => {
    const { deficiencias } = esquemaFicha.parse({
      versao: 0,
      declaracao: true,
      deficiencias: { visual: { possui: false, cid: 'h54', descricao: 'x' } },
    });
    expect(deficiencias).toEqual(fichaVazia().deficiencias);
  });

  it.each(['H90.3', 'h54', 'F84.01', '6A02', '8A05.0Z'])('CID %s', (cid) => {
    expect(
      esquemaFicha.parse({ versao: 0, declaracao: true, deficiencias: { fisica: { possui: true, cid } } }).deficiencias.fisica.cid,
    ).toBe(cid.toUpperCase());
  });

  it.each(['90', 'H9', 'H90.333', '<b>', 'HH0'])('not a CID: %s', (cid) => {
    expect(codigos(esquemaFicha.safeParse({ versao: 0, declaracao: true, deficiencias: { fisica: { possui: true, cid } } }))).toEqual([
      'deficiencias.fisica.cid CID_INVALIDO',
    ]);
  });
});

describe('search term', () => {
  it.each([
    ['', { tipo: 'vazio' }],
    ['  ', { tipo: 'vazio' }],
    ['529.982.247-25', { tipo: 'numero', digitos: '52998224725' }],
    ['+55 (91) 98765', { tipo: 'numero', digitos: '559198765' }],
    ['...', { tipo: 'nome', palavras: ['...'] }],
    ['Ana@X', { tipo: 'email', email: 'ana@x' }],
    ['José  da SILVA', { tipo: 'nome', palavras: ['jose', 'da', 'silva'] }],
    ['Sala 12', { tipo: 'nome', palavras: ['sala', '12'] }],
  ])('%s', (texto, esperado) => expect(lerTermoDeBusca(texto)).toEqual(esperado));

  it('an escaped text keeps no wildcard of its own', () => {
    fc.assert(
      fc.property(fc.string(), (texto) => {
        expect(escaparLike(texto).replaceAll(/\\[\\%_]/g, '')).not.toMatch(/[\\%_]/);
        expect(escaparLike(texto).replaceAll(/\\([\\%_])/g, '$1')).toBe(texto);
      }),
    );
  });
});

describe('postal code ranges', () => {
  it.each([
    ['66010000', 'PA', 'Belém'],
    ['66999999', 'PA', 'Belém'],
    ['67000000', 'PA', null],
    ['68900000', 'AP', null],
    ['69300000', 'RR', null],
    ['69900000', 'AC', null],
    ['01001000', 'SP', null],
    ['70040010', 'DF', null],
    ['72900000', 'GO', null],
    ['76801000', 'RO', null],
    ['99999999', 'RS', null],
  ])('%s', (cep, uf, cidade) => expect(localDaFaixa(cep)).toMatchObject({ uf, cidade }));
  it('knows nothing below the first range', () => expect(localDaFaixa('00999999')).toBeNull());
});

describe('history in words', () => {
  it('names members, formats values and keeps the order of the form', () => {
    const mudancas = mudancasDe(
      { contacts: null, cpf: '52998224725' },
      { cpf: null, contacts: [{ tipo: 'celular', valor: '+5591987654321' }], genero: 'feminino' },
      'br',
    );
    expect(mudancas.map(({ rotulo, antes, depois }) => [rotulo, antes, depois])).toEqual([
      ['CPF', '529.982.247-25', 'vazio'],
      ['Gênero', 'vazio', 'Feminino'],
      ['Contatos', 'vazio', 'Celular: (91) 98765-4321'],
    ]);
  });

  it.each([
    ['dataNascimento', '2015-03-04', '04/03/2015'],
    ['foto', true, 'yes'],
    ['alergias', 'alterado', 'changed'],
    ['estadoCivil', 'casado', 'Married'],
    [
      'enderecos',
      [{ tipo: 'residencial', logradouro: 'Rua A', numero: '7', cidade: 'Belém', uf: 'PA', cep: '66010000' }],
      'Residential: Rua A, 7, Belém/PA, 66010-000',
    ],
    ['filiations', [{ tipo: 'mae', nome: 'Marina' }], 'Mother: Marina'],
    ['desconhecido', { a: 1 }, '{"a":1}'],
  ])('%s', (campo, valor, esperado) => expect(descrever(campo, valor, 'en')).toBe(esperado));
});
