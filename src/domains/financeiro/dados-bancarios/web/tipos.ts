import type { z } from 'zod';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { ApiDeDadosBancarios, endpointsDeDadosBancarios } from '../api.ts';
import type { DadosBancariosDoRegistro } from '../dados.ts';

/** A datum as its screen asks for it. */
export type CampoBancario = { campo: string; rotulo: string; dica?: string; maximo: number };
export type ApiDoRegistro = ReturnType<typeof endpointsDeDadosBancarios<z.ZodType<DadosBancariosDoRegistro>>>;
export type DadosLidos = RespostaCliente<ApiDeDadosBancarios['obter']>;
export type MudancaQueEspera = NonNullable<DadosLidos['espera']>;
export type MudancaLida = DadosLidos['historico'][number];
