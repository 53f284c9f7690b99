import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { escreverDecimal } from '#shared/decimais.ts';
import { type Criterio, criterioPadrao } from './criterio.ts';
import type { AvaliacaoDada } from './etapa.ts';
import { mediaDaEtapa } from './etapa.ts';
import { type EtapaCalculada, mediaParcial, type NotasFinais, resultadoDaDisciplina } from './disciplina.ts';
import { faltaNaEtapa, faltaNoAno } from './quanto-falta.ts';

const notas = Array.from({ length: 101 }, (_, i) => escreverDecimal(BigInt(i), 1));
const escrita = (nome: string, nota: string | null, peso = '1', valorMaximo = '10'): AvaliacaoDada => ({
  nome,
  valorMaximo,
  peso,
  recuperacao: false,
  nota: nota === null ? null : { valor: nota },
});
const nota = fc.constantFrom(...notas);
const criterio = fc.record({
  mediaAprovacao: fc.constantFrom('5.0000', '6.0000', '7.0000'),
  arredondamento: fc.constantFrom('meio_acima' as const, 'meio_par' as const, 'truncado' as const, 'meio_ponto' as const),
  recuperacaoPorEtapa: fc.constantFrom('substitui_se_maior' as const, 'media' as const),
});

describe('how much is missing', () => {
  test('of an etapa is the first mark of all of them, tried one by one, with which the average is reached', () => {
    fc.assert(
      fc.property(criterio, nota, fc.constantFrom('1', '2', '3.5'), fc.boolean(), (partes, dada, peso, rec) => {
        const c = { ...criterioPadrao, ...partes };
        const avaliacoes = rec
          ? [escrita('Prova', dada, peso), { ...escrita('Recuperação', null), recuperacao: true }]
          : [escrita('Prova', dada, peso), escrita('Trabalho', null)];
        const media = (valor: string) =>
          mediaDaEtapa(
            c,
            avaliacoes.map((a) => (a.nota === null ? { ...a, nota: { valor } } : a)),
          ).valor ?? '0';
        const primeira = notas.find((valor) => Number(media(valor)) >= Number(c.mediaAprovacao)) ?? null;
        const jaBasta = rec && Number(mediaDaEtapa(c, avaliacoes).valor) >= Number(c.mediaAprovacao);
        expect(faltaNaEtapa(c, avaliacoes)).toEqual(
          jaBasta ? null : { em: rec ? 'recuperacao' : 'avaliacoes', n: 1, de: '10', nota: primeira, sabe: true },
        );
      }),
    );
  });

  test('of the year is the least average of the etapas to come, and then of the exam', () => {
    fc.assert(
      fc.property(criterio, nota, nota, (partes, a, b) => {
        const c = { ...criterioPadrao, ...partes };
        const etapas = [a, b, null].map((media, i) => ({ nome: String(i), peso: '1', media }));
        const com = (media: string) => etapas.map((e) => ({ ...e, media: e.media ?? media }));
        const primeira = notas.find((m) => Number(mediaParcial(c, com(m)).valor) >= Number(c.mediaAprovacao)) ?? null;
        expect(faltaNoAno(c, etapas, { todasFechadas: false })).toEqual({ em: 'etapas', n: 1, de: '10', nota: primeira, sabe: true });
        const fim = com('4.0');
        const parcial = mediaParcial(c, fim).valor;
        const situacao = (exame: string | null) => resultadoDaDisciplina(c, parcial, { todasFechadas: true, exame }).situacao;
        const exame = notas.find((e) => situacao(e) === 'aprovado_apos_exame') ?? null;
        expect(faltaNoAno(c, fim, { todasFechadas: true })).toEqual(
          situacao(null) === 'aprovado' ? null : { em: 'exame', n: 1, de: '10', nota: exame, sabe: true },
        );
      }),
    );
  });

  test('the worked example asks for 3.4 in the exam', () => {
    const etapas = ['7.0', '6.5', '6.3', '4.0'].map((media, i) => ({ nome: String(i), peso: '1', media }));
    expect(faltaNoAno(criterioPadrao, etapas, { todasFechadas: true })).toEqual({ em: 'exame', n: 1, de: '10', nota: '3.4', sabe: true });
  });

  test('of a course by concept is the worst concept that is enough', () => {
    const conceitos = [
      { sigla: 'A', nome: 'Ótimo', valor: '9' },
      { sigla: 'B', nome: 'Bom', valor: '7' },
      { sigla: 'C', nome: 'Regular', valor: '5' },
    ];
    const c = { ...criterioPadrao, tipo: 'conceito' as const, conceitos };
    const avaliacoes = [{ ...escrita('Um', null), nota: { conceito: 'C' } }, escrita('Dois', null)];
    expect(faltaNaEtapa(c, avaliacoes)).toEqual({ em: 'avaliacoes', n: 1, de: '10', nota: 'A', sabe: true });
  });

  const degrau = (nota: string) => escreverDecimal(BigInt(Math.round(Number(nota) * 10) - 1), 1);
  const anoCom = (c: Criterio, etapas: EtapaCalculada[], finais: Partial<NotasFinais>) => {
    const notas = { ...finais, todasFechadas: true, etapas };
    return resultadoDaDisciplina(c, mediaParcial(c, etapas, notas.recuperacaoFinal ?? null).valor, notas).situacao.startsWith('aprovado');
  };
  const daRegra = fc.record({
    calculoDaEtapa: fc.constantFrom('media' as const, 'pontos' as const, 'melhores' as const),
    pontosDaEtapa: fc.constantFrom('10', '30'),
    recuperacaoPorEtapa: fc.constantFrom('substitui_se_maior' as const, 'media' as const),
    recuperacaoPodeBaixar: fc.boolean(),
    recuperacaoLimitada: fc.boolean(),
    recuperacaoFinal: fc.boolean(),
    alcanceDaRecuperacao: fc.constantFrom('etapa' as const, 'grupo' as const, 'menor' as const),
    etapasPorRecuperacao: fc.integer({ min: 2, max: 4 }),
    arredondamento: fc.constantFrom('meio_acima' as const, 'truncado' as const, 'meio_ponto' as const),
    formulaDaMedia: fc.constantFrom(null, '(E1 + 2*E2 + E3) / 4', 'max(media(E1; E2; E3); Rc)', '12 - Se / Et', 'min(E1; E2; E3)'),
    formulaDoExame: fc.constantFrom(null, '(MP + EX) / 2', 'MP * 0,6 + EX * 0,4', '10 - EX'),
  });

  test('of an etapa of any kind is a mark with which it is reached, and with one step less it is not', () => {
    const maximos = fc.constantFrom('10', '20');
    fc.assert(
      fc.property(daRegra, nota, nota, maximos, maximos, fc.boolean(), (partes, a, b, m1, m2, rec) => {
        const c: Criterio = { ...criterioPadrao, ...partes };
        const avaliacoes = [
          escrita('Prova', a, '2'),
          escrita('Trabalho', rec ? b : null, '1', m1),
          escrita('Simulado', rec ? a : null, '1', m2),
          { ...escrita('Recuperação', null), recuperacao: true },
        ];
        const falta = faltaNaEtapa(c, avaliacoes);
        const reaproveita = (dada: string) => {
          const comum = m1 === m2 || rec;
          const dadas = avaliacoes.map((x) =>
            x.nota === null && x.recuperacao === rec ? { ...x, nota: comum ? { valor: dada } : { emDez: dada } } : x,
          );
          return Number(mediaDaEtapa(c, dadas).valor) >= 7;
        };
        if (!falta) {
          expect(Number(mediaDaEtapa(c, avaliacoes).valor) >= 7 || c.alcanceDaRecuperacao !== 'etapa').toBe(true);
          return;
        }
        if (!falta.sabe) {
          expect([c.calculoDaEtapa, falta.nota]).toEqual(['pontos', null]);
          return;
        }
        if (falta.nota === null) {
          expect(reaproveita(falta.de)).toBe(false);
          return;
        }
        expect(reaproveita(falta.nota)).toBe(true);
        if (Number(falta.nota) > 0) expect(reaproveita(degrau(falta.nota))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test('of the year of any kind: what it says passes, one step less does not, and what it does not know has no least mark', () => {
    const rec = fc.constantFrom('nenhuma', 'aberta', 'dada');
    fc.assert(
      fc.property(
        daRegra,
        fc.array(fc.option(nota), { minLength: 3, maxLength: 3 }),
        rec,
        fc.option(nota),
        (partes, dadas, qual, exame) => {
          const c: Criterio = { ...criterioPadrao, ...partes };
          const r = { nome: 'R', valorMaximo: '10', nota: qual === 'dada' ? { valor: '6.5' } : null };
          const etapas = dadas.map((media, i) => ({
            nome: String(i),
            peso: '1',
            media,
            recuperacoes: qual !== 'nenhuma' && i === 1 ? [r] : [],
          }));
          const finais = { todasFechadas: true, exame };
          const falta = faltaNoAno(c, etapas, finais);
          const com = (dada: string): boolean => {
            if (falta?.em === 'etapas') {
              const parcial = mediaParcial(
                c,
                etapas.map((e) => ({ ...e, media: e.media ?? dada })),
              ).valor;
              return parcial !== null && Number(parcial) >= 7;
            }
            const recuperadas = etapas.map((e) => ({
              ...e,
              recuperacoes: e.recuperacoes.map((x) => ({ ...x, nota: x.nota ?? { valor: dada } })),
            }));
            if (falta?.em === 'recuperacaoDasEtapas') return anoCom(c, recuperadas, finais);
            return anoCom(c, etapas, falta?.em === 'exame' ? { exame: dada } : { ...finais, recuperacaoFinal: dada });
          };
          if (!falta) return;
          const passam = notas.map(com);
          if (!falta.sabe) {
            expect(passam.includes(false, passam.indexOf(true)) && passam.includes(true)).toBe(true);
            return;
          }
          expect(falta.nota).toBe(notas[passam.indexOf(true)] ?? null);
          if (falta.nota !== null) expect(passam.lastIndexOf(false)).toBeLessThan(passam.indexOf(true));
        },
      ),
      { numRuns: 400 },
    );
  }, 60_000);

  test('is not known while points of the etapa are in no evaluation yet, nor where a higher mark is worth less', () => {
    const pontos: Criterio = { ...criterioPadrao, calculoDaEtapa: 'pontos', pontosDaEtapa: '25' };
    expect(faltaNaEtapa(pontos, [escrita('Prova', '8', '1', '10')])).toMatchObject({ nota: null, sabe: false });
    expect(faltaNaEtapa(pontos, [escrita('Prova', '8', '1', '10'), escrita('Trabalho', null, '1', '15')])).toEqual({
      em: 'avaliacoes',
      n: 1,
      de: '15',
      nota: '9.4',
      sabe: true,
    });
    const torta: Criterio = { ...criterioPadrao, formulaDaMedia: '10 - E1' };
    expect(faltaNoAno(torta, [{ nome: '1', peso: '1', media: null }], { todasFechadas: false })).toMatchObject({ nota: null, sabe: false });
  });

  test('the exam of the worked figures: 4.6 by the mean, 4.4 by weights of 6 and 4', () => {
    const etapas = [{ nome: '1', peso: '1', media: '5.4' }];
    const nota = (partes: Partial<Criterio>) => faltaNoAno({ ...criterioPadrao, ...partes }, etapas, { todasFechadas: true })?.nota;
    const exatas = { casasDecimais: 2, arredondamento: 'truncado' } as const;
    expect(nota({ ...exatas, pesoMedia: '1', pesoExame: '1' })).toBe('4.60');
    expect(nota(exatas)).toBe('4.40');
    expect(nota({ ...exatas, formulaDoExame: '(MP + EX) / 2' })).toBe('4.60');
  });

  describe('while an etapa is running', () => {
    const marca = (dada: string | null, peso: string, resto: Partial<AvaliacaoDada> = {}): AvaliacaoDada => ({
      ...escrita('Avaliação', dada, peso),
      ...resto,
    });
    const comMedia = (c: Criterio, avaliacoes: readonly AvaliacaoDada[], i: number) => ({
      nome: String(i),
      peso: '1',
      media: mediaDaEtapa(c, avaliacoes).valor,
      avaliacoes,
    });
    const fechadas = (...medias: (string | null)[]) => medias.map((media, i) => ({ nome: `F${i}`, peso: '1', media, fechada: true }));

    test('the year is told by its marks that are missing, and not by the exam', () => {
      const etapas = [...fechadas('2.2', '9.2', '7.3'), comMedia(criterioPadrao, [marca('8.1', '1'), marca(null, '2')], 4)];
      expect(faltaNoAno(criterioPadrao, etapas, { todasFechadas: false })).toEqual({
        em: 'marcas',
        n: 1,
        de: '10',
        nota: '9.6',
        sabe: true,
      });
      const outra = [...fechadas('7.0', '7.0', '7.0'), comMedia(criterioPadrao, [marca('7.0', '1'), marca(null, '2')], 4)];
      expect(faltaNoAno(criterioPadrao, outra, { todasFechadas: false })).toMatchObject({ em: 'marcas', nota: '6.7' });
    });

    test('with etapas to come the same is asked of the missing marks and of their averages', () => {
      const etapas = [...fechadas('6.0'), comMedia(criterioPadrao, [marca('6', '1'), marca(null, '1', { valorMaximo: '20' })], 2)];
      const comVir = [...etapas, { nome: '3', peso: '1', media: null }];
      expect(faltaNoAno(criterioPadrao, comVir, { todasFechadas: false })).toEqual({
        em: 'marcasEEtapas',
        n: 1,
        etapas: 1,
        de: '10',
        nota: '7.9',
        sabe: true,
      });
    });

    test('a closed etapa without an average, of who came later, is not one to come', () => {
      const etapas = [...fechadas(null, '5.0'), { nome: '3', peso: '1', media: null }];
      expect(faltaNoAno(criterioPadrao, etapas, { todasFechadas: false })).toMatchObject({ em: 'etapas', n: 1, nota: '8.9' });
    });

    test('a course by concept tells the year too, and the exam', () => {
      const conceitos = [
        { sigla: 'A', nome: 'Ótimo', valor: '9' },
        { sigla: 'B', nome: 'Bom', valor: '7' },
        { sigla: 'C', nome: 'Regular', valor: '5' },
      ];
      const c: Criterio = { ...criterioPadrao, tipo: 'conceito', conceitos };
      const emCurso = comMedia(c, [marca(null, '1', { nota: { conceito: 'B' } }), marca(null, '1')], 2);
      expect(faltaNoAno(c, [...fechadas('6.0'), emCurso], { todasFechadas: false })).toMatchObject({ em: 'marcas', n: 1, nota: 'A' });
      expect(faltaNoAno(c, [...fechadas('7.0'), { nome: '2', peso: '1', media: null }], { todasFechadas: false })).toMatchObject({
        em: 'etapas',
        nota: 'B',
      });
      expect(faltaNoAno(c, fechadas('5.0', '5.0'), { todasFechadas: true })).toMatchObject({ em: 'exame', nota: 'C' });
    });

    test('an open second call of who was absent is a missing mark, of the etapa and of the year', () => {
      const segundaChamada = { nome: '2ª chamada', valorMaximo: '20', nota: null };
      const avaliacoes = [marca('8', '1'), marca(null, '2', { nota: 'ausente', segundaChamada })];
      expect(faltaNaEtapa(criterioPadrao, avaliacoes)).toEqual({ em: 'avaliacoes', n: 1, de: '20', nota: '12.9', sabe: true });
      const ano = [...fechadas('7.0'), comMedia(criterioPadrao, avaliacoes, 2)];
      expect(faltaNoAno(criterioPadrao, ano, { todasFechadas: false })).toEqual({ em: 'marcas', n: 1, de: '20', nota: '12.6', sabe: true });
      const feita = [marca('8', '1'), marca(null, '2', { nota: 'ausente', segundaChamada: { ...segundaChamada, nota: { valor: '4' } } })];
      expect(faltaNaEtapa(criterioPadrao, feita)).toBeNull();
    });

    test('an open recovery of one evaluation comes before the exam', () => {
      const recuperacoes = [{ nome: 'Rec. da prova', valorMaximo: '10', nota: null }];
      const avaliacoes = [
        marca('8', '1', { recuperacoes }),
        marca('3', '1', { recuperacoes: [{ ...recuperacoes[0], nome: 'R', valorMaximo: '10', nota: null }] }),
      ];
      expect(faltaNaEtapa(criterioPadrao, avaliacoes)).toEqual({ em: 'recuperacao', n: 1, de: '10', nota: '5.9', sabe: true });
      const ano = [...fechadas('6.5'), comMedia(criterioPadrao, avaliacoes, 2)];
      expect(faltaNoAno(criterioPadrao, ano, { todasFechadas: false })).toEqual({
        em: 'recuperacaoDasEtapas',
        n: 1,
        de: '10',
        nota: '6.7',
        sabe: true,
      });
      const semElas: Criterio = { ...criterioPadrao, recuperacaoPorEtapa: 'nenhuma' };
      expect(faltaNaEtapa(semElas, avaliacoes)).toBeNull();
      expect(faltaNoAno(semElas, [...fechadas('6.5'), comMedia(semElas, avaliacoes, 2)], { todasFechadas: false })).toMatchObject({
        em: 'exame',
      });
    });

    test('what it says of the year passes, no lower mark does, and the exam waits for all that is open', () => {
      const segunda = fc.constantFrom('nenhuma' as const, 'aberta' as const, 'dada' as const);
      const avaliacao = fc.record({
        dada: fc.option(fc.oneof(nota, fc.constant('ausente'))),
        peso: fc.constantFrom('1', '2'),
        maximo: fc.constantFrom('10', '20'),
        segunda,
      });
      const emCurso = fc.array(avaliacao, { minLength: 1, maxLength: 3 });
      fc.assert(
        fc.property(daRegra, fc.array(fc.option(nota), { minLength: 1, maxLength: 2 }), emCurso, emCurso, (partes, medias, uma, outra) => {
          const c: Criterio = {
            ...criterioPadrao,
            ...partes,
            calculoDaEtapa: partes.calculoDaEtapa === 'pontos' ? 'media' : partes.calculoDaEtapa,
          };
          const daEtapa = (linhas: typeof uma) =>
            linhas.map(
              (l): AvaliacaoDada => ({
                ...marca(l.dada === 'ausente' ? null : l.dada, l.peso, { valorMaximo: l.maximo }),
                ...(l.dada === 'ausente' ? { nota: 'ausente' as const } : {}),
                ...(l.segunda === 'nenhuma'
                  ? {}
                  : { segundaChamada: { nome: 'S', valorMaximo: '10', nota: l.segunda === 'dada' ? { valor: '6' } : null } }),
              }),
            );
          const etapas = [...fechadas(...medias), comMedia(c, daEtapa(uma), 8), comMedia(c, daEtapa(outra), 9)];
          const aberto = (a: AvaliacaoDada) => a.nota === null || (a.nota === 'ausente' && a.segundaChamada?.nota === null);
          const abertas = etapas.flatMap((e) => ('avaliacoes' in e && e.media !== null ? e.avaliacoes.filter(aberto) : []));
          const porVir = etapas.filter((e) => 'avaliacoes' in e && e.media === null).length;
          const falta = faltaNoAno(c, etapas, { todasFechadas: false });
          if (abertas.length + porVir === 0) {
            expect(falta?.em ?? '').not.toMatch(/^(marcas|etapas)/);
            return;
          }
          expect([falta?.em, falta?.n]).toEqual(
            abertas.length === 0 ? ['etapas', porVir] : [porVir === 0 ? 'marcas' : 'marcasEEtapas', abertas.length],
          );
          if (!falta) return;
          // Typed as it is said: each mark out of its own maximum when they are all the same, else out of ten.
          const dita = (maximo: string, dada: string) => ({
            valor: escreverDecimal((BigInt(dada.replace('.', '')) * BigInt(maximo) * 10n) / BigInt(falta.de), 2),
          });
          const com = (dada: string) =>
            etapas.map((e) => {
              if (!('avaliacoes' in e)) return e;
              if (e.media === null) return { ...e, media: dada };
              const dadas = e.avaliacoes.map((a) => {
                if (a.nota === null) return { ...a, nota: dita(a.valorMaximo, dada) };
                return a.segundaChamada && aberto(a) ? { ...a, segundaChamada: { ...a.segundaChamada, nota: dita('10', dada) } } : a;
              });
              return { ...e, media: mediaDaEtapa(c, dadas).valor };
            });
          const todas = Array.from({ length: Number(falta.de) * 10 + 1 }, (_, i) => escreverDecimal(BigInt(i), 1));
          const passam = todas.map((dada) => {
            const parcial = mediaParcial(c, com(dada)).valor;
            return parcial !== null && Number(parcial) >= 7;
          });
          if (!falta.sabe) {
            expect(passam.includes(false, passam.indexOf(true)) && passam.includes(true)).toBe(true);
            return;
          }
          expect(falta.nota).toBe(todas[passam.indexOf(true)] ?? null);
          if (falta.nota !== null) expect(passam.lastIndexOf(false)).toBeLessThan(passam.indexOf(true));
        }),
        { numRuns: 500 },
      );
    }, 60_000);
  });
});
