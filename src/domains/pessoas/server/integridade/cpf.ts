import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const pessoaCpf: Invariante = {
  id: 'pessoa-cpf',
  sala: 'pessoas',
  significado: { br: 'Cada CPF é válido e de uma só pessoa.', en: 'Each CPF is valid and belongs to one person.' },
  providencia: { br: 'Junte os cadastros repetidos ou corrija o CPF.', en: 'Merge the repeated records or correct the CPF.' },
  verificar: sql<Violacao>`select 'pessoa ' || id as alvo, 'CPF inválido' as detalhe from pessoas where not cpf_valido(cpf)
    union all select 'pessoa ' || min(id), count(*) || ' com o mesmo CPF' from pessoas where cpf is not null group by cpf having count(*) > 1`,
};
