import type { AnyEndpoint, Endpoint, EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { z } from 'zod';
import type { Arquivo, Contexto, ContextoEscrita, ContextoPublico, Upload } from './tipos.ts';

type Entrada<E> = EntradaServidor<E> & { upload?: Upload };
/** A file endpoint may answer null: there is none, which is an answer (204) and no failure. */
type Saida<E> = Promise<RespostaServidor<E> | Arquivo | null>;
export type EntradaGenerica = { params: unknown; query: unknown; body: unknown; upload?: Upload };

/** A registered endpoint: its definition and the one function that answers it. */
export type Rota = { endpoint: AnyEndpoint /** Takes long: it waits for a turn among others of its kind. */; pesada?: true } & (
  | { tipo: 'leitura' | 'acao'; responder: (contexto: Contexto, entrada: EntradaGenerica) => Promise<unknown> }
  | {
      tipo: 'escrita';
      preparar?: (contexto: Contexto, entrada: EntradaGenerica) => Promise<unknown>;
      responder: (contexto: ContextoEscrita, entrada: EntradaGenerica, preparado: unknown) => Promise<unknown>;
    }
  | { tipo: 'publica'; grava?: true; responder: (contexto: ContextoPublico, entrada: EntradaGenerica) => Promise<unknown> }
);

type Z = z.ZodType;
// The schemas have validated the entry before a handler sees it; this is the one place where their types are rejoined.
const rota = <T>(partes: T): Rota => partes as unknown as Rota;

/** A read: no transaction, no change. */
export function leitura<P extends Z, Q extends Z, B extends Z, O extends Z>(
  endpoint: Endpoint<P, Q, B, O>,
  responder: (contexto: Contexto, entrada: Entrada<Endpoint<P, Q, B, O>>) => Saida<Endpoint<P, Q, B, O>>,
): Rota {
  return rota({ tipo: 'leitura', endpoint, responder });
}

/** Marks what takes long though it is no file: a report. */
export const pesada = (rota: Rota): Rota => ({ ...rota, pesada: true });

/** A write: one transaction with idempotency, retried on serialization failures and deadlocks. */
export function escrita<P extends Z, Q extends Z, B extends Z, O extends Z>(
  endpoint: Endpoint<P, Q, B, O>,
  responder: (contexto: ContextoEscrita, entrada: Entrada<Endpoint<P, Q, B, O>>) => Saida<Endpoint<P, Q, B, O>>,
): Rota {
  return rota({ tipo: 'escrita', endpoint, responder });
}

/** A write with a slow part that needs no transaction (decoding a photo, reading a sheet): it runs before the transaction begins. */
export function escritaPreparada<P extends Z, Q extends Z, B extends Z, O extends Z, T>(
  endpoint: Endpoint<P, Q, B, O>,
  preparar: (contexto: Contexto, entrada: Entrada<Endpoint<P, Q, B, O>>) => Promise<T>,
  responder: (contexto: ContextoEscrita, entrada: Entrada<Endpoint<P, Q, B, O>>, preparado: T) => Saida<Endpoint<P, Q, B, O>>,
): Rota {
  return rota({ tipo: 'escrita', endpoint, preparar, responder });
}

/** A command that manages its own transactions and has no idempotency: reads that leave a trace, secrets that may not be stored with an answer. */
export function acao<P extends Z, Q extends Z, B extends Z, O extends Z>(
  endpoint: Endpoint<P, Q, B, O>,
  responder: (contexto: Contexto, entrada: Entrada<Endpoint<P, Q, B, O>>) => Saida<Endpoint<P, Q, B, O>>,
): Rota {
  return rota({ tipo: 'acao', endpoint, responder });
}

/** An endpoint that asks for no session. */
export function publica<P extends Z, Q extends Z, B extends Z, O extends Z>(
  endpoint: Endpoint<P, Q, B, O>,
  responder: (contexto: ContextoPublico, entrada: Entrada<Endpoint<P, Q, B, O>>) => Saida<Endpoint<P, Q, B, O>>,
): Rota {
  return rota({ tipo: 'publica', endpoint, responder });
}

/** The same where what strangers send is stored: a full disk takes none of it. */
export function publicaQueGrava<P extends Z, Q extends Z, B extends Z, O extends Z>(
  endpoint: Endpoint<P, Q, B, O>,
  responder: (contexto: ContextoPublico, entrada: Entrada<Endpoint<P, Q, B, O>>) => Saida<Endpoint<P, Q, B, O>>,
): Rota {
  return rota({ tipo: 'publica', grava: true, endpoint, responder });
}

/** A room as the portal registers it. */
export type Sala = { nome: string; api: Readonly<Record<string, AnyEndpoint>>; rotas: readonly Rota[] };

/**
 * Refuses to start with an endpoint that has no handler, a handler without endpoint, a public handler on a guarded
 * endpoint (or the reverse), or two endpoints on one path.
 */
export function conferirSalas(salas: readonly Sala[]): Rota[] {
  const problemas: string[] = [];
  const vistos = new Map<string, string>();
  for (const sala of salas) {
    const definidos = new Set<AnyEndpoint>(Object.values(sala.api));
    const respondidos = new Set<AnyEndpoint>(sala.rotas.map((r) => r.endpoint));
    for (const [nome, endpoint] of Object.entries(sala.api))
      if (!respondidos.has(endpoint)) problemas.push(`${sala.nome}: ${nome} has no handler`);
    for (const { endpoint, tipo } of sala.rotas) {
      const chave = `${endpoint.method} ${endpoint.path.toLowerCase()}`;
      if (!definidos.has(endpoint)) problemas.push(`${sala.nome}: handler of ${chave} is not in the room's api`);
      if ((endpoint.acesso.tipo === 'publico') !== (tipo === 'publica')) problemas.push(`${sala.nome}: ${chave} mixes public and guarded`);
      if (vistos.has(chave)) problemas.push(`${chave} is defined by ${vistos.get(chave)} and ${sala.nome}`);
      vistos.set(chave, sala.nome);
    }
  }
  if (problemas.length > 0) throw new Error(`Endpoints refused:\n${problemas.join('\n')}`);
  return salas.flatMap((sala) => sala.rotas);
}
