import { expect, test } from 'vitest';
import { type DefinicaoTextos, texto } from '#shared/textos.ts';
import { type Criterio, criterioInfantil, criterioPadrao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { calcularExemplo, lerMarca, marcasIniciais, type MarcasDoExemplo } from './exemplo.ts';
import { textosDosPassos } from '#domains/academico/estrutura/criterio/textos-dos-passos.ts';

const exemplo = (criterio: Partial<Criterio> = {}, marcas: Partial<MarcasDoExemplo> = {}) =>
  calcularExemplo({ ...criterioPadrao, ...criterio }, { ...marcasIniciais, ...marcas });

test('the example starts as the worked example of the rules and follows what is edited', () => {
  const { etapas, parcial, disciplina, frequencia, resultado } = exemplo();
  expect([...etapas.map((e) => e.valor), parcial.valor, disciplina.final, frequencia.valor, resultado]).toEqual([
    '7.0',
    '6.5',
    '6.3',
    '4.0',
    '6.0',
    '5.0',
    '75.50',
    'aprovado_apos_exame',
  ]);
  expect(exemplo({}, { exame: '3,3' }).resultado).toBe('reprovado_por_nota');
  expect(exemplo({}, { exame: '' }).resultado).toBe('em_exame');
  expect(exemplo({}, { faltas: '51' }).resultado).toBe('reprovado_por_falta');
  expect(exemplo({ mediaAprovacao: '6.0000' }).resultado).toBe('aprovado');
  expect(exemplo({ casasDecimais: 2 }).parcial.valor).toBe('5.96');
  expect(exemplo(criterioInfantil).resultado).toBe('aprovado');
});

test('marks by concept are worth what the criterion says', () => {
  const conceitos = [
    { sigla: 'A', nome: 'Ótimo', valor: '9.0000' },
    { sigla: 'B', nome: 'Bom', valor: '7.0000' },
  ];
  const { etapas } = exemplo({ tipo: 'conceito', conceitos }, { etapas: [{ primeira: 'A', segunda: 'B', recuperacao: '' }] });
  expect(etapas.map((e) => [e.valor, e.conceito])).toEqual([['8.3', 'B']]);
  expect(exemplo({ tipo: 'conceito', conceitos }).etapas.map((e) => e.conceito)).toEqual(['B', 'B', 'B', 'B']);
});

test('what is no mark counts as none', () => {
  expect(['6,5', '10', '0', '10,1', 'dez', '', '7.25'].map((texto) => lerMarca(texto))).toEqual([
    '6.5',
    '10',
    '0',
    null,
    null,
    null,
    '7.25',
  ]);
  expect(exemplo({}, { etapas: [{ primeira: '', segunda: 'x', recuperacao: '9' }] }).disciplina.situacao).toBe('cursando');
});

test('its only subject has no name: the result is said of it, not of a list', () => {
  const ditas = (criterio: Partial<Criterio>, marcas: Partial<MarcasDoExemplo>) => {
    const { passosDoResultado } = exemplo(criterio, marcas);
    return (['br', 'en'] as const).map((idioma) =>
      passosDoResultado.map(({ chave, params }) => texto<DefinicaoTextos, string>(textosDosPassos, chave, idioma, params)).join(' '),
    );
  };
  expect(ditas({}, { exame: '3,3' })).toEqual(['Reprovado por nota na disciplina.', 'Failed by grade in the subject.']);
  expect(ditas({ dependenciasPermitidas: 1 }, { exame: '3,3' })).toEqual([
    'Progressão parcial, com dependência na disciplina.',
    'Partial progression, with dependency in the subject.',
  ]);
  expect(ditas({}, { exame: '' })).toEqual(['Em exame final na disciplina.', 'In final exam in the subject.']);
  expect(ditas({}, { etapas: [{ primeira: '', segunda: '', recuperacao: '' }] })).toEqual([
    'A disciplina ainda não tem resultado.',
    'The subject has no result yet.',
  ]);
});
