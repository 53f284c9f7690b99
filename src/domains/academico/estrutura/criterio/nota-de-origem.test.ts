import fc from 'fast-check';
import { expect, test } from 'vitest';
import { criterioPadrao } from './criterio.ts';
import { anoDaDisciplina } from './disciplina.ts';
import { type AvaliacaoDada, mediaDaEtapa, type Nota } from './etapa.ts';

const avaliacao = (nota: Nota): AvaliacaoDada => ({ nome: 'Prova', valorMaximo: '10', peso: '1', nota, recuperacao: false });
const decimos = fc.integer({ min: 0, max: 100 }).map((n) => `${Math.floor(n / 10)}.${n % 10}`);

test('what was brought is the average of an etapa in which no mark of ours makes one', () => {
  const trazida = { valor: '6.5', passos: [{ chave: 'notaDeOrigem', params: { nota: '6,5' } }], deOrigem: true };
  for (const nossas of [[], [avaliacao('dispensado')], [avaliacao(null)]])
    expect(mediaDaEtapa(criterioPadrao, nossas, { valor: '6.5' })).toEqual(trazida);
});

test('one mark of ours wins, a zero and an absence too', () => {
  for (const nota of [{ valor: '0' }, 'ausente' as const, { valor: '9' }])
    expect(mediaDaEtapa(criterioPadrao, [avaliacao(nota)], { valor: '6.5' })).toEqual(mediaDaEtapa(criterioPadrao, [avaliacao(nota)]));
});

test('a concept counts by its value, and one that the course does not have is none', () => {
  const criterio = { ...criterioPadrao, tipo: 'conceito' as const, conceitos: [{ sigla: 'MB', nome: 'Muito bom', valor: '9.0' }] };
  expect(mediaDaEtapa(criterio, [], { conceito: 'MB' })).toMatchObject({ valor: '9.0', passos: [{ params: { nota: 'MB' } }] });
  expect(mediaDaEtapa(criterio, [], { conceito: 'X' })).toMatchObject({ valor: null, passos: [{ chave: 'semAvaliacao' }] });
});

const recuperacao = (nota: Nota): AvaliacaoDada => ({ ...avaliacao(nota), recuperacao: true });

test('it is not rounded again, and our recovery of the etapa recovers it as it would ours', () => {
  const meioPonto = { ...criterioPadrao, arredondamento: 'meio_ponto' as const };
  expect(mediaDaEtapa(meioPonto, [], { valor: '7.3' }).valor).toBe('7.3');
  expect(mediaDaEtapa(meioPonto, [recuperacao({ valor: '7.0' })], { valor: '7.3' })).toMatchObject({ valor: '7.3', deOrigem: true });
  const com = (partes: Partial<typeof criterioPadrao>, nota: Nota, trazida = '5.0') => {
    const {
      valor,
      deOrigem = false,
      passos,
    } = mediaDaEtapa({ ...criterioPadrao, ...partes }, [avaliacao('dispensado'), recuperacao(nota)], {
      valor: trazida,
    });
    return [valor, deOrigem, ...passos.map(({ chave }) => chave)];
  };
  // What takes its place is ours.
  expect(com({}, { valor: '8' })).toEqual(['8.0', false, 'notaDeOrigem', 'recuperacaoSubstitui']);
  expect(mediaDaEtapa(criterioPadrao, [recuperacao({ valor: '8' })], { valor: '5.0' })).toMatchObject({ valor: '8.0', deOrigem: true });
  expect(com({}, { valor: '3' })).toEqual(['5.0', true, 'notaDeOrigem', 'recuperacaoNaoMuda']);
  expect(com({}, 'dispensado')).toEqual(['5.0', true, 'notaDeOrigem']);
  expect(com({ recuperacaoLimitada: true }, { valor: '9' }).slice(0, 2)).toEqual(['7.0', false]);
  expect(com({ recuperacaoPorEtapa: 'media' }, { valor: '8' })).toEqual(['6.5', true, 'notaDeOrigem', 'recuperacaoMedia']);
  expect(com({ recuperacaoPorEtapa: 'nenhuma' }, { valor: '8' })).toEqual(['5.0', true, 'notaDeOrigem', 'recuperacaoIgnorada']);
  expect(com({ alcanceDaRecuperacao: 'grupo' }, { valor: '8' })).toEqual(['5.0', true, 'notaDeOrigem', 'recuperacaoFicaParaOAno']);
});

test('who was to do none of the evaluations has the recovery of the etapa as its average, and it says so; who missed it is not worth zero', () => {
  const so = (nota: Nota, partes: Partial<typeof criterioPadrao> = {}) => {
    const { valor, passos } = mediaDaEtapa({ ...criterioPadrao, ...partes }, [avaliacao('dispensado'), recuperacao(nota)]);
    return [valor, ...passos.map(({ chave }) => chave)];
  };
  expect(so({ valor: '8' })).toEqual(['8.0', 'soRecuperacao']);
  expect(so({ valor: '8' }, { recuperacaoPorEtapa: 'media' })).toEqual(['8.0', 'soRecuperacao']);
  expect(so({ valor: '8' }, { calculoDaEtapa: 'pontos' })).toEqual(['8.0', 'soRecuperacao']);
  expect(so({ valor: '8' }, { recuperacaoLimitada: true })).toEqual(['7.0', 'soRecuperacao', 'recuperacaoLimitada']);
  expect(so('ausente')).toEqual([null, 'semAvaliacao']);
  expect(so({ valor: '8' }, { recuperacaoPorEtapa: 'nenhuma' })).toEqual([null, 'semAvaliacao', 'recuperacaoIgnorada']);
  expect(so({ valor: '8' }, { alcanceDaRecuperacao: 'menor' })).toEqual([null, 'semAvaliacao', 'recuperacaoFicaParaOAno']);
  // Of what is still to be marked, or was never given, there is nothing yet to recover.
  for (const outras of [[], [avaliacao(null)], [avaliacao(null), avaliacao('dispensado')]])
    expect(mediaDaEtapa(criterioPadrao, [...outras, recuperacao({ valor: '8' })])).toMatchObject({
      valor: null,
      passos: [{ chave: 'semAvaliacao' }, { chave: 'recuperacaoEspera', params: { recuperacao: '8' } }],
    });
});

test('who was excused, or came after it, and missed the second call or the recovery stays excused: his other marks and what he brought stand', () => {
  const faltou = { nome: '2ª chamada', valorMaximo: '10', nota: 'ausente' as const };
  for (const partes of [{ segundaChamada: faltou }, { recuperacoes: [faltou] }, { segundaChamada: faltou, recuperacoes: [faltou] }]) {
    const dispensado = { ...avaliacao('dispensado'), ...partes };
    expect(mediaDaEtapa(criterioPadrao, [dispensado, avaliacao({ valor: '8' })]).valor).toBe('8.0');
    expect(mediaDaEtapa(criterioPadrao, [dispensado], { valor: '6.5' })).toMatchObject({ valor: '6.5', deOrigem: true });
    expect(mediaDaEtapa(criterioPadrao, [dispensado]).valor).toBeNull();
  }
  // Who was to do it, and missed both, is worth zero.
  expect(mediaDaEtapa(criterioPadrao, [{ ...avaliacao('ausente'), segundaChamada: faltou }]).valor).toBe('0.0');
});

test('a recovery of several etapas of which none has an average says that it has nothing to recover', () => {
  const criterio = { ...criterioPadrao, alcanceDaRecuperacao: 'grupo' as const };
  const etapas = ['1º', '2º'].map((nome) => ({ nome, peso: '1', media: null, recuperacoes: [recuperacao({ valor: '8' })] }));
  expect(anoDaDisciplina(criterio, { todasFechadas: false, etapas }).parcial).toMatchObject({
    valor: null,
    passos: [{ chave: 'recuperacaoSemEtapas', params: { etapas: '1º, 2º', recuperacao: '8' } }, { chave: 'semEtapa' }],
  });
});

test('the year of who brought averages is that of who made the same ones here, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(decimos, fc.boolean()), { minLength: 1, maxLength: 4 }), (etapas) => {
      const ano = (trazer: boolean) =>
        anoDaDisciplina(criterioPadrao, {
          todasFechadas: true,
          etapas: etapas.map(([media, deFora], i) => {
            const { valor, deOrigem } =
              trazer && deFora
                ? mediaDaEtapa(criterioPadrao, [], { valor: media })
                : mediaDaEtapa(criterioPadrao, [avaliacao({ valor: media })]);
            return { nome: `${i + 1}º`, peso: '1', media: valor, ...(deOrigem ? { deOrigem } : {}) };
          }),
        });
      const [com, sem] = [ano(true), ano(false)];
      expect(com.parcial.valor).toBe(sem.parcial.valor);
      expect(com.resultado).toEqual(sem.resultado);
      expect(com.parcial.passos.filter(({ chave }) => chave === 'etapasDeOrigem')).toHaveLength(
        etapas.some(([, deFora]) => deFora) ? 1 : 0,
      );
    }),
  );
});
