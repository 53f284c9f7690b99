import { z } from 'zod';

export const formaCodigo = z.object({ codigo: z.string().trim().min(1) });

export const formaSenhaECodigo = z.object({ senha: z.string().min(1), codigo: z.string().trim().min(1) });
