import { type DataCivil, montarData, partesDe } from '#shared/datas.ts';
import { type Genero, sortearPrenome, sortearSobrenome } from './nomes.ts';
import type { Sorteio } from '../plano/sorteio.ts';
import type { Adulto } from '../plano/tipos.ts';

type Parente = Adulto['parentesco'];
/** Who answers for the children: kinship, gender, pedagogical, share of the bills. */
type Papel = readonly [Parente, Genero, boolean, string | null];
export type Arranjo = { papeis: readonly Papel[]; juntos: boolean; paiConhecido: boolean };

const mae = (percentual: string | null): Papel => ['mae', 'feminino', true, percentual];
const pai = (percentual: string | null, pedagogico = true): Papel => ['pai', 'masculino', pedagogico, percentual];
const arranjo = (papeis: readonly Papel[], juntos: boolean, paiConhecido = true): Arranjo => ({ papeis, juntos, paiConhecido });

/** How families share who answers for school and who pays it, with how many in a hundred. */
export const arranjos: readonly (readonly [Arranjo, number])[] = [
  [arranjo([mae(null), pai('100.00')], true), 26],
  [arranjo([mae('100.00'), pai(null)], true), 16],
  [arranjo([mae('40.00'), pai('60.00')], true), 11],
  [arranjo([mae('50.00'), pai('50.00')], true), 9],
  [arranjo([mae('100.00')], false), 14],
  [arranjo([mae('100.00')], false, false), 4],
  [arranjo([pai('100.00')], false), 3],
  [arranjo([mae('30.00'), pai('70.00', false)], false), 5],
  [arranjo([mae(null), ['avo', 'feminino', true, '100.00']], false), 5],
  [
    arranjo(
      [
        ['avo', 'feminino', true, '100.00'],
        ['avo', 'masculino', true, null],
      ],
      true,
    ),
    2,
  ],
  [arranjo([mae('33.34'), pai('33.33'), ['avo', 'masculino', false, '33.33']], true), 2],
  [arranjo([mae('50.00'), ['padrasto', 'masculino', true, '50.00']], true), 2],
  [arranjo([['tio', 'feminino', true, '100.00']], false), 1],
];

export type Identidade = { nome: string; sobrenome: string };
export type Pais = { mae: Identidade; pai: Identidade | null };
export type NomesDaFamilia = { daMae: string; doPai: string };

/** Names of the parents, whether or not they answer for the children; a married mother often took the father's name. */
export function sortearPais(sorteio: Sorteio, { daMae, doPai }: NomesDaFamilia, { juntos, paiConhecido }: Arranjo): Pais {
  const dela = sortearSobrenome(sorteio, [daMae, doPai]);
  return {
    mae: {
      nome: sortearPrenome(sorteio, 'feminino', 'adulto'),
      sobrenome: juntos && sorteio.chance(45) ? `${daMae} ${doPai}` : `${dela} ${daMae}`,
    },
    pai: paiConhecido
      ? { nome: sortearPrenome(sorteio, 'masculino', 'adulto'), sobrenome: `${sortearSobrenome(sorteio, [daMae, doPai])} ${doPai}` }
      : null,
  };
}

type Dados = { nomes: NomesDaFamilia; pais: Pais; maisVelho: DataCivil; maisNovo: DataCivil; cpf: (i: number) => string };

/** The guardians of an arrangement, of ages that fit the children. */
export function sortearAdultos(sorteio: Sorteio, escolhido: Arranjo, { nomes, pais, maisVelho, maisNovo, cpf }: Dados): Adulto[] {
  const anos = { velho: partesDe(maisVelho).ano, novo: partesDe(maisNovo).ano };
  // At least nineteen at the first child, at most forty-six at the last.
  const anoDaMae = anos.velho - sorteio.inteiro(19, Math.max(20, Math.min(36, 46 - (anos.novo - anos.velho))));
  const civil = escolhido.juntos
    ? sorteio.porPeso([
        ['casado', 68],
        ['uniao-estavel', 32],
      ] as const)
    : sorteio.porPeso([
        ['solteiro', 55],
        ['divorciado', 38],
        ['viuvo', 7],
      ] as const);
  return escolhido.papeis.map(([parentesco, genero, pedagogico, percentual], i) => {
    const ano = anoDoParente(sorteio, parentesco, anoDaMae);
    return {
      parentesco,
      genero,
      pedagogico,
      percentual,
      ...identidadeDe(sorteio, parentesco, genero, nomes, pais),
      dataNascimento: sorteio.dia(montarData(ano, 1, 1), montarData(ano, 12, 31)),
      cpf: cpf(i),
      estadoCivil: parentesco === 'avo' && !escolhido.juntos ? 'viuvo' : civil,
    };
  });
}

function anoDoParente(sorteio: Sorteio, parentesco: Parente, anoDaMae: number): number {
  if (parentesco === 'avo') return anoDaMae - sorteio.inteiro(20, 31);
  if (parentesco === 'mae') return anoDaMae;
  return anoDaMae - sorteio.inteiro(-1, 7);
}

function identidadeDe(sorteio: Sorteio, parentesco: Parente, genero: Genero, nomes: NomesDaFamilia, pais: Pais): Identidade {
  if (parentesco === 'mae') return pais.mae;
  if (parentesco === 'pai' && pais.pai) return pais.pai;
  const outro = sortearSobrenome(sorteio, [nomes.daMae, nomes.doPai]);
  const nome = sortearPrenome(sorteio, genero, parentesco === 'avo' ? 'avo' : 'adulto');
  return { nome, sobrenome: parentesco === 'padrasto' ? outro : `${outro} ${nomes.daMae}` };
}
