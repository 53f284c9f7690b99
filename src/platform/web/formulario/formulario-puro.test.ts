import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { parseReais } from '#shared/dinheiro.ts';
import { formatarCnpj } from '#shared/documentos/cnpj.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import { formatarCpfOuCnpj } from '#shared/documentos/cpf-ou-cnpj.ts';
import { diferencas, iguais, registroAtual } from './valores/alteracao.ts';
import { abaDoCampo, campoDoErro, chaveDaEscolha, lerCaminho, normalizarCaminho } from './valores/caminhos.ts';
import { aoDigitarComMascara } from './campos/mascara.ts';
import { escreverNumero, lerNumeroDigitado, semMilharesIngleses } from './campos/numeros.ts';
import { isObrigatorio } from './campos/obrigatorio.ts';
import { validar } from './valores/validar.ts';

const pessoaSchema = z.strictObject({
  nome: campo.texto({ max: 100 }),
  cpf: campo.cpf.opcional(),
  valorCentavos: campo.centavos({ min: 1 }),
  ativa: z.boolean(),
  enderecos: z.array(z.strictObject({ cep: campo.cep(), complemento: campo.textoOpcional(60) })),
});
const pessoa = { nome: 'Ana', cpf: null, valorCentavos: 100, ativa: true, enderecos: [{ cep: '66010000', complemento: '' }] };
const semLocais = new Map<string, string>();
const semRotulo = () => undefined;

describe('paths', () => {
  it('have one spelling and lead to values', () => {
    expect(normalizarCaminho('enderecos[0].cep')).toBe('enderecos.0.cep');
    expect(lerCaminho(pessoa, 'enderecos.0.cep')).toBe('66010000');
    expect(lerCaminho(pessoa, 'enderecos.4.cep')).toBeUndefined();
  });

  it('remember what was chosen in a field of a list for every item of it, and apart from other fields', () => {
    expect(chaveDaEscolha('partidas.0.contaId', 7)).toBe(chaveDaEscolha('partidas.12.contaId', 7));
    expect(chaveDaEscolha('partidas.0.contaId', 7)).not.toBe(chaveDaEscolha('partidas.0.centroId', 7));
    expect(chaveDaEscolha('contaId', 7)).not.toBe(chaveDaEscolha('contaId', 8));
  });

  it('find the tab and the field of an error', () => {
    const abas = [
      { chave: 'dados', campos: ['nome', 'cpf'] },
      { chave: 'contato', campos: ['enderecos'] },
      { chave: 'cobranca', campos: ['enderecos.1'] },
    ];
    expect(abaDoCampo(abas, 'enderecos.0.cep')?.chave).toBe('contato');
    expect(abaDoCampo(abas, 'enderecos.1.cep')?.chave).toBe('cobranca');
    expect(abaDoCampo(abas, 'nomeSocial')).toBeNull();
    expect(campoDoErro(['nome', 'enderecos.0.cep'], 'enderecos.0')).toBe('enderecos.0.cep');
    expect(campoDoErro(['enderecos'], 'enderecos.0.cep')).toBe('enderecos');
    expect(campoDoErro(['nome'], 'outro')).toBeNull();
  });
});

describe('what changed', () => {
  it('takes empty as empty, at any depth', () => {
    expect(iguais({ a: '', b: [{ c: null }] }, { b: [{ c: '  ' }] })).toBe(true);
    expect(iguais({ a: 0 }, { a: null })).toBe(false);
    expect(iguais({ a: false }, {})).toBe(false);
    expect(iguais([1, 2], [2, 1])).toBe(false);
  });

  it('is symmetric', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (a, b) => iguais(a, b) === iguais(b, a)));
  });

  it('compares two versions field by field', () => {
    const atual = { nome: 'Ana Clara', cpf: '' };
    const lidas = diferencas(
      ['nome', 'cpf'],
      (nome) => lerCaminho(pessoa, nome),
      (nome) => lerCaminho(atual, nome),
    );
    expect(lidas).toEqual([{ nome: 'nome', meu: 'Ana', atual: 'Ana Clara' }]);
  });

  it('finds the current record in a refusal, whatever holds it', () => {
    const registro = { nome: 'Ana Clara', versao: 4, criadoEm: 'x' };
    for (const detalhe of [registro, { atual: registro }, { registro }])
      expect(registroAtual(detalhe, ['nome', 'versao'])).toEqual({ nome: 'Ana Clara', versao: 4 });
    expect(registroAtual(undefined, ['nome'])).toBeNull();
    expect(registroAtual({ outra: 1 }, ['nome'])).toBeNull();
  });
});

describe('schema', () => {
  it('tells which fields cannot be empty', () => {
    const nomes = ['nome', 'cpf', 'valorCentavos', 'enderecos.0.cep', 'enderecos.0.complemento', 'inexistente'];
    expect(nomes.filter((nome) => isObrigatorio(pessoaSchema, nome))).toEqual(['nome', 'valorCentavos', 'enderecos.0.cep']);
  });

  it('gives the product texts by path, local refusals first', () => {
    expect(validar(pessoaSchema, pessoa, 'br', semRotulo, semLocais).erros).toBeNull();
    const { erros } = validar(
      pessoaSchema,
      { ...pessoa, nome: '', cpf: '123', enderecos: [{ cep: '1' }], valorCentavos: '12,x' },
      'br',
      semRotulo,
      new Map([['valorCentavos', 'Valor inválido.']]),
    );
    expect(Object.keys(erros ?? {}).sort()).toEqual(['cpf', 'enderecos.0.cep', 'nome', 'valorCentavos']);
    expect(erros?.['valorCentavos']).toBe('Valor inválido.');
    expect(validar(pessoaSchema, pessoa, 'br', semRotulo, new Map([['x', 'não']])).erros).toEqual({ x: 'não' });
  });
});

describe('numbers as typed', () => {
  it('read comma, dot of the keypad and thousands', () => {
    const lidos = ['1250,5', '1.250,5', '12.5', '-3', '1.250', '12,50 %', ',5'].map((texto) => lerNumeroDigitado(texto, 4));
    expect(lidos).toEqual(['1250.5000', '1250.5000', '12.5000', '-3.0000', '1250.0000', '12.5000', '0.5000']);
  });

  it('refuse what is no number or does not fit', () => {
    for (const texto of ['abc', '1,23456', '1.2.3', '', '--1', '1,2,3']) expect(lerNumeroDigitado(texto, 4)).toBeNull();
    expect(lerNumeroDigitado('2,5', 0)).toBeNull();
    expect(lerNumeroDigitado('1.250', 0)).toBe('1250');
  });

  it('lose the English commas of their thousands, and no comma that may be a decimal one', () => {
    const semDecimais = (texto: string) => semMilharesIngleses(texto, { comDecimais: false });
    const comDecimais = (texto: string) => semMilharesIngleses(texto, { comDecimais: true });
    expect(['1,234.56', 'R$ 1,250.9', '-1,234,567.00', '1,250', '12'].map(semDecimais)).toEqual([
      '1234.56',
      'R$ 1250.9',
      '-1234567.00',
      '1250',
      '12',
    ]);
    expect(['1,234.56', '1,234', '1,25', '12,34.5', '1.234,56', '2,5 %'].map(comDecimais)).toEqual([
      '1234.56',
      '1,234',
      '1,25',
      '12,34.5',
      '1.234,56',
      '2,5 %',
    ]);
    expect(parseReais(semDecimais('1,250.90'))).toBe(125_090);
    expect(lerNumeroDigitado(comDecimais('1,234.56'), 4)).toBe('1234.5600');
  });

  it('come back equal from what is shown', () => {
    expect([escreverNumero('1250.5000', 2), escreverNumero('2.0000', 2), escreverNumero('3', 0)]).toEqual(['1.250,50', '2,00', '3']);
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (escalado) => {
        const digitos = (escalado < 0n ? -escalado : escalado).toString().padStart(5, '0');
        const plano = `${escalado < 0n ? '-' : ''}${digitos.slice(0, -4)}.${digitos.slice(-4)}`;
        expect(lerNumeroDigitado(escreverNumero(plano, 2), 4)).toBe(plano);
      }),
    );
  });
});

describe('masks', () => {
  const digitar = (texto: string, formatar: (texto: string) => string) =>
    texto.split('').reduce((visto, letra) => aoDigitarComMascara(visto, visto + letra, true, formatar), '');

  it('follow the typing at the end and leave the middle alone', () => {
    expect(digitar('52998224725', formatarCpf)).toBe('529.982.247-25');
    expect(aoDigitarComMascara('529.982', '529.98', true, formatarCpf)).toBe('529.98');
    expect(aoDigitarComMascara('529.982', '5929.982', false, formatarCpf)).toBe('5929.982');
  });

  it('grow from CPF to CNPJ and keep letters', () => {
    expect(digitar('11222333000181', formatarCpfOuCnpj)).toBe('11.222.333/0001-81');
    expect(digitar('12ABC34501DE35', formatarCnpj)).toBe('12.ABC.345/01DE-35');
    expect(digitar('12ABC34501DE35', formatarCpfOuCnpj)).toBe('12.ABC.345/01DE-35');
    expect(aoDigitarComMascara('', '11.222.333/0001-81', true, formatarCpfOuCnpj)).toBe('11.222.333/0001-81');
  });
});
