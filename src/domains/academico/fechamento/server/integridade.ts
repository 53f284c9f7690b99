import { registrarInvariantes } from '#platform/server/integridade.ts';
import { fechamentoCoerente, fechamentoFrequencia, fechamentoIntacto } from './integridade/coerencia.ts';
import { fechamentoResultado } from './integridade/resultado.ts';

registrarInvariantes([fechamentoResultado, fechamentoFrequencia, fechamentoIntacto, fechamentoCoerente]);
