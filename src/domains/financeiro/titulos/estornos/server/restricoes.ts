import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  estornos_baixa_key: () => errosTitulos.BAIXA_JA_ESTORNADA({ usuario: '—', em: '—' }),
});
