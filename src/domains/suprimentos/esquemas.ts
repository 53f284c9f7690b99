import { z } from 'zod';
import { campo } from '#shared/campos.ts';

/** The largest quantity that one line moves or a minimum asks for. */
export const quantidadeMaxima = '9999999.9999';

/** A quantity of a product above zero, as decimal text with four decimals. */
export const quantidade = () => campo.taxa({ min: '0.0001', max: quantidadeMaxima });
/** The same, where nothing may be counted too. */
export const quantidadeContada = () => campo.taxa.opcional({ min: '0', max: quantidadeMaxima });
export const edicao = { id: campo.id(), versao: campo.versao() };
export const ativo = z.boolean().default(true);
