import { z } from 'zod';

/**
 * zod compiles its checks with `new Function` where it may. The content security policy refuses that, and each try
 * would be reported as an attack: imported first of all, this turns it off before any schema is made.
 */
z.config({ jitless: true });
