import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listarMateriais } from '#portal/construcao/sbom.ts';
import { arquivos, raiz } from '../arvore.ts';

// T30, A9: what others write comes in by name, version and fingerprint, runs nothing when it is installed, and may be used.
const ler = (caminho: string): string => readFileSync(join(raiz, caminho), 'utf8');
type Pacote = { integrity?: string; resolved?: string; license?: string; hasInstallScript?: boolean };
const lock = JSON.parse(ler('package-lock.json')) as { lockfileVersion: number; packages: Record<string, Pacote> };
const pacotes = Object.entries(lock.packages).filter(([caminho]) => caminho !== '');
const projeto = JSON.parse(ler('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
> & {
  allowScripts: Record<string, boolean>;
};

describe('the lock file', () => {
  test('names the content of every package, and no other place than the registry', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(pacotes.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')).map(([nome]) => nome)).toEqual([]);
    const deFora = pacotes.filter(([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'));
    expect(deFora.map(([nome]) => nome)).toEqual([]);
  });

  test('has no package that runs something when it is installed, but those that are told not to', () => {
    const comPrograma = pacotes.filter(([, { hasInstallScript }]) => hasInstallScript).map(([nome]) => nome.replace(/^node_modules\//, ''));
    expect(comPrograma.filter((nome) => projeto.allowScripts[nome] !== false)).toEqual([]);
    expect(Object.values(projeto.allowScripts)).not.toContain(true);
  });

  test('follows exact versions', () => {
    const { dependencies, devDependencies, optionalDependencies } = projeto;
    const soltas = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      ([, versao]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(versao),
    );
    expect(soltas).toEqual([]);
  });

  test('has only licences that a school and whoever sells to it may use', () => {
    const aceitas =
      /^\(?((MIT|MIT-0|Apache-2\.0|ISC|BSD-[23]-Clause|0BSD|MPL-2\.0|OFL-1\.1|Unlicense|BlueOak-1\.0\.0|CC0-1\.0|LGPL-3\.0-or-later)( (AND|OR) )?)+\)?$/;
    // States its licence in its own files.
    const semDizer = ['node_modules/png-js'];
    expect(pacotes.filter(([nome, { license }]) => !aceitas.test(license ?? '') && !semDizer.includes(nome))).toEqual([]);
  });

  test('becomes the bill of materials that a build carries, part by part', () => {
    const { components } = listarMateriais(ler('package-lock.json')) as { components: { name: string; hashes?: { content: string }[] }[] };
    expect(components).toHaveLength(pacotes.length);
    expect(components.filter(({ hashes }) => hashes?.[0]?.content.length !== 128)).toEqual([]);
  });
});

test('no file carries a secret: no private key, no token of a service, no address with a password that is not an example', () => {
  const segredos = [
    /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
    /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/,
    /\bgh[pousr]_[A-Za-z\d]{36}\b|\bgithub_pat_\w{60,}/,
    /\bxox[abpr]-[\w-]{20,}/,
    /\bsk_live_\w{20,}|\bAIza[\w-]{35}\b/,
    /\bnpm_[A-Za-z\d]{36}\b/,
    /\b(?:postgres(?:ql)?|smtps?):\/\/[^\s:@/'"`$]+:(?!password@|senha@|x@|y@|p@|s@|\$\{)[^\s@/'"`$]{8,}@(?!127\.0\.0\.1|localhost|host|banco)/,
  ];
  const achados = arquivos(/\.(ts|tsx|json|md|sql|yml|env|txt|html|cjs|service|conf)$|^\.env\.example$|file$/)
    .filter((caminho) => caminho !== 'tests/tidy/entrega/fornecimento.test.ts')
    .flatMap((caminho) => {
      const texto = ler(caminho);
      return segredos.filter((padrao) => padrao.test(texto)).map((padrao) => `${caminho}: ${padrao.source.slice(0, 40)}`);
    });
  expect(achados).toEqual([]);
});
