import { expect, it } from 'vitest';
import { esquemaEdicaoPessoa, esquemaNovaPessoa } from '#domains/pessoas/esquemas.ts';
import { camposPessoa } from '#domains/pessoas/campos-pessoa.ts';
import { enderecoVazio, valoresDaPessoa, valoresDeNovaPessoa } from './valores.ts';

it('a new form asks only for the name', () => {
  const lido = esquemaNovaPessoa.safeParse(valoresDeNovaPessoa());
  expect(lido.error?.issues.map(({ path }) => path.join('.'))).toEqual(['nome']);
});

it('a stored person opened and saved without a change sends itself', () => {
  const campos = Object.fromEntries(camposPessoa.map((campo) => [campo, null])) as Record<(typeof camposPessoa)[number], null>;
  const endereco = {
    ...enderecoVazio(),
    id: 4,
    cep: '66010000',
    logradouro: 'R',
    cidade: 'Belém',
    uf: 'PA',
    numero: null,
    complemento: null,
    bairro: null,
  };
  const pessoa = {
    ...campos,
    nome: 'Ana',
    id: 3,
    codigo: 8,
    versao: 2,
    nomeCompleto: 'Ana',
    criadaEm: '',
    alteradaEm: '',
    foto: null,
    enderecos: [endereco],
    contacts: [],
    filiations: [],
    matriculasEmCurso: [],
  };
  expect(esquemaEdicaoPessoa.parse(valoresDaPessoa(pessoa))).toEqual({
    ...campos,
    nome: 'Ana',
    id: 3,
    versao: 2,
    enderecos: [endereco],
    contacts: [],
    filiations: [],
    fotoUpload: null,
  });
});
