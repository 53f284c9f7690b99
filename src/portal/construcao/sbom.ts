import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const esquema = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});
/** `sha512-…` in base64, as the lock file has it; in hexadecimal, as a bill of materials has it. */
const emHexadecimal = (integridade: string): string => Buffer.from(integridade.replace(/^sha512-/, ''), 'base64').toString('hex');

/** What the product is made of, from the lock file, as CycloneDX 1.6: what runs at a school is required, tools of development are not. */
export function listarMateriais(lock: string): object {
  const { name, version, packages } = esquema.parse(JSON.parse(lock));
  const partes = Object.entries(packages)
    .filter(([caminho]) => caminho !== '')
    .map(([caminho, { version: versao, license, integrity, dev, optional }]) => {
      const nome = caminho.replace(/^.*node_modules\//, '');
      const purl = `pkg:npm/${nome.replace('@', '%40')}@${versao}`;
      return {
        'bom-ref': `${purl}#${caminho}`,
        type: 'library',
        name: nome,
        version: versao,
        purl,
        scope: dev ? 'excluded' : optional ? 'optional' : 'required',
        ...(license ? { licenses: [{ expression: license }] } : {}),
        ...(integrity ? { hashes: [{ alg: 'SHA-512', content: emHexadecimal(integrity) }] } : {}),
      };
    });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: partes,
  };
}

/** Writes it beside the built parts; gives its place. */
export function escreverMateriais(raiz: string): string {
  const arquivo = join(raiz, 'dist', 'materiais.cdx.json');
  mkdirSync(join(raiz, 'dist'), { recursive: true });
  writeFileSync(arquivo, `${JSON.stringify(listarMateriais(readFileSync(join(raiz, 'package-lock.json'), 'utf8')), null, 1)}\n`);
  return arquivo;
}
