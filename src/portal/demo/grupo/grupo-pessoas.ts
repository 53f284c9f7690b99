import type { Ato } from '#platform/server/ato.ts';
import { criarPessoasEmLote } from '#domains/pessoas/registro/server/oficina.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { pessoaDoAdulto, pessoaDoFilho } from '../pessoas/pessoas.ts';
import type { FamiliaComMatriculas } from '../plano/plano.ts';
import type { Adulto } from '../plano/tipos.ts';

/** A family with the ids that its members got. */
export type FamiliaCadastrada = FamiliaComMatriculas & { adultosIds: number[]; filhosIds: number[] };

/** Registers the guardians of some families, then their children, who point at their parents. */
export async function cadastrarFamilias(ato: Ato<Autor>, grupo: readonly FamiliaComMatriculas[]): Promise<FamiliaCadastrada[]> {
  const adultos = await criarPessoasEmLote(
    ato,
    grupo.flatMap(({ familia }) => familia.adultos.map((adulto, i) => pessoaDoAdulto(familia, adulto, i))),
  );
  let lido = 0;
  const comAdultos = grupo.map((item) => {
    const adultosIds = adultos.slice(lido, lido + item.familia.adultos.length).map(({ id }) => id);
    lido += adultosIds.length;
    return { ...item, adultosIds };
  });
  const filhos = await criarPessoasEmLote(
    ato,
    comAdultos.flatMap(({ familia, adultosIds }) => {
      const idDe = (parentesco: Adulto['parentesco']): number | null =>
        adultosIds[familia.adultos.findIndex((a) => a.parentesco === parentesco)] ?? null;
      return familia.filhos.map((filho, i) => pessoaDoFilho(familia, filho, i, { mae: idDe('mae'), pai: idDe('pai') }));
    }),
  );
  lido = 0;
  return comAdultos.map((item) => {
    const filhosIds = filhos.slice(lido, lido + item.familia.filhos.length).map(({ id }) => id);
    lido += filhosIds.length;
    return { ...item, filhosIds };
  });
}
