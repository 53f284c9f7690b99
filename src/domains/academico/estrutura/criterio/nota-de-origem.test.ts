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

test('it is not rounded again, and takes no recovery of ours', () => {
  const meioPonto = { ...criterioPadrao, arredondamento: 'meio_ponto' as const };
  expect(mediaDaEtapa(meioPonto, [], { valor: '7.3' }).valor).toBe('7.3');
  const recuperacao = { ...avaliacao({ valor: '10' }), recuperacao: true };
  expect(mediaDaEtapa(criterioPadrao, [recuperacao], { valor: '5.0' }).valor).toBe('5.0');
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
