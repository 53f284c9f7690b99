import { z } from 'zod';
import { telaId } from '../esquemas.ts';
import '../mensagens.ts';

export const filtroSalvo = z.object({ id: z.number(), tela: telaId, nome: z.string(), busca: z.record(z.string(), z.unknown()) });
