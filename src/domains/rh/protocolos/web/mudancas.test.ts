import { expect, it } from 'vitest';
import { isEnderecoVazio, mudanca, mudancas, problemasDasMudancas, valorInicial } from './mudancas.ts';

const belem = {
  tipo: 'residencial',
  cep: '66050360',
  logradouro: 'Travessa São Pedro',
  numero: '120',
  complemento: null,
  bairro: null,
  cidade: 'Belém',
  cidadeIbge: null,
  uf: 'PA',
  pais: 'Brasil',
};

it('a form that nobody touched asks for nothing', () => {
  const atuais = new Map<string, unknown>([
    ['nome', 'Ana'],
    ['rg', null],
    ['endereco', belem],
  ]);
  const valores = Object.fromEntries([...atuais].map(([campo, atual]) => [campo, valorInicial(campo, atual)]));
  expect(mudancas(atuais, valores)).toEqual([]);
  expect(mudancas(new Map([['endereco', null]]), { endereco: valorInicial('endereco', null) })).toEqual([]);
});

it('blank text and an emptied address ask for nothing to stand there', () => {
  expect(mudanca('Ana', ' ')).toEqual({ valorProposto: null });
  const vazio = { ...belem, cep: '', logradouro: ' ', numero: '', cidade: '', uf: null };
  expect([isEnderecoVazio(vazio), isEnderecoVazio(belem)]).toEqual([true, false]);
  expect(mudanca(belem, vazio)).toEqual({ valorProposto: null });
});

it('an address that is written otherwise and says the same is no change; one part is', () => {
  expect(mudanca(belem, { ...belem, cep: '66.050-360', numero: ' 120 ', complemento: '', pais: 'BR' })).toBeNull();
  expect(mudanca(belem, { ...belem, numero: '121' })).toEqual({ valorProposto: { ...belem, numero: '121' } });
});

it('an address that cannot be one is a change, and says what is wrong at its parts', () => {
  const semCep = { ...belem, cep: '' };
  expect(mudanca(belem, semCep)).toEqual({ valorProposto: semCep });
  const problemas = (endereco: typeof semCep | null) =>
    problemasDasMudancas(new Map(), [{ campo: 'endereco', valorProposto: endereco }]).map(({ path }) => path.join('.'));
  expect([problemas(semCep), problemas(belem), problemas(null)]).toEqual([['endereco.cep'], [], []]);
});

it('everything that is wrong is told at once, with the rules of the registration itself', () => {
  const pedidas = Object.entries({
    cpf: '123',
    pis: '1',
    dataNascimento: '2199-01-01',
    celular: '91',
    email: 'a@',
    nome: null,
    endereco: { ...belem, cep: '' },
  }).map(([campo, valorProposto]) => ({ campo, valorProposto }));
  expect(problemasDasMudancas(new Map(), pedidas).map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining(['cpf', 'pis', 'dataNascimento', 'celular', 'email', 'nome', 'endereco.cep']),
  );
  const nascida = new Map([['dataNascimento', '2010-01-01']]);
  expect(problemasDasMudancas(nascida, [{ campo: 'rgDataEmissao', valorProposto: '2009-01-01' }]).map(({ path }) => path)).toEqual([
    ['rgDataEmissao'],
  ]);
});
