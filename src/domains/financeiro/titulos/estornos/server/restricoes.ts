import { errosEstorno } from '../erros.ts';
import { registrarRestricoes } from '#platform/server/database/errors.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  estornos_baixa_key: () => errosEstorno.BAIXA_JA_ESTORNADA({ usuario: '—', em: '—' }),
});
