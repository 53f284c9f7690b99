import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosPagar } from '../../erros.ts';
import { errosRecolhimento } from '../erros.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  recolhimentos_itens_vivo_key: () => errosRecolhimento.RECOLHIMENTO_MUDOU({ imposto: '—' }),
  recolhimentos_externos_desfeitos_pkey: () => errosRecolhimento.RECOLHIMENTO_EXTERNO_DESFEITO(),
  RECOLHIMENTO_INCOERENTE: () => errosPagar.PAGAR_NAO_FECHA(),
});
