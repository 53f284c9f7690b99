import type { TipoDeEvento } from '#shared/eventos-de-seguranca.ts';

/** Events that mean little one by one: so many of one person within so many minutes are an alert, once an hour. */
type Sinal = { de: readonly TipoDeEvento[]; vezes: number; minutos: number; alerta: TipoDeEvento };

export const sinais: readonly Sinal[] = [
  { de: ['acesso.negado', 'acesso.fora_do_alcance'], vezes: 20, minutos: 10, alerta: 'acesso.sondagem' },
  {
    // At the door, or by who holds an open session and is asked for the password again.
    de: ['entrada.falhou', 'entrada.contida', 'segundo_fator.codigo_incorreto', 'senha.atual_incorreta'],
    vezes: 15,
    minutos: 60,
    alerta: 'entrada.conta_atacada',
  },
];
