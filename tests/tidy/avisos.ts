import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { raiz } from './arvore.ts';

type Pacote = { version: string; license?: string; dev?: boolean };
export type Parte = { nome: string; versao: string; licenca: string };

/** What the product brings along that others wrote, from the lock file: everything but the tools of development. */
export function partesDeTerceiros(): Parte[] {
  const { packages } = JSON.parse(readFileSync(join(raiz, 'package-lock.json'), 'utf8')) as { packages: Record<string, Pacote> };
  const partes = Object.entries(packages)
    .filter(([caminho, { dev }]) => caminho !== '' && dev !== true)
    .map(([caminho, { version, license }]) => ({
      nome: caminho.replace(/^.*node_modules\//, ''),
      versao: version,
      licenca: license ?? 'MIT (stated in its own files)',
    }));
  const unicas = new Map(partes.map((parte) => [`${parte.nome}@${parte.versao}`, parte]));
  return [...unicas.values()].toSorted((a, b) => `${a.nome}@${a.versao}`.localeCompare(`${b.nome}@${b.versao}`, 'en'));
}

const linha = ({ nome, versao, licenca }: Parte): string => `  ${nome} ${versao} (${licenca})`;

/** The notice that ships with the site: the parts under the LGPL first, with what their licence lets everybody do, then all others. */
export function avisosDeTerceiros(): string {
  const partes = partesDeTerceiros();
  const lgpl = partes.filter(({ licenca }) => /LGPL/.test(licenca));
  const outras = partes.filter(({ licenca }) => !/LGPL/.test(licenca));
  return `Pátio: partes de terceiros / third-party parts

Gerado por "npm run generate" a partir de package-lock.json. / Generated from package-lock.json.

1. GNU Lesser General Public License (LGPL)

O portal usa a biblioteca libvips e as que ela reúne (entre elas glib, cairo, pango, librsvg, libheif, fribidi), distribuídas sob a LGPL 3.0 ou posterior,
pelos pacotes abaixo, do projeto sharp. Só o pacote da máquina em que o portal roda é instalado. As bibliotecas ficam em arquivos separados, em
node_modules/@img, ligadas dinamicamente e sem alteração: podem ser trocadas por outra versão, modificada ou não, e a engenharia reversa para depurar
essas modificações é permitida. O código-fonte e a lista das versões estão em https://github.com/lovell/sharp-libvips e em
https://github.com/libvips/libvips; os textos das licenças, em https://www.gnu.org/licenses/lgpl-3.0.html e https://www.gnu.org/licenses/gpl-3.0.html.

The portal uses the library libvips and those that it bundles (among them glib, cairo, pango, librsvg, libheif, fribidi), distributed under the LGPL 3.0 or
later by the packages below, of the sharp project. Only the package of the machine that runs the portal is installed. The libraries are separate files in
node_modules/@img, linked dynamically and unmodified: they may be replaced by another version, modified or not, and reverse engineering for debugging such
modifications is permitted. Source code and the list of versions are at https://github.com/lovell/sharp-libvips and https://github.com/libvips/libvips; the
licences at https://www.gnu.org/licenses/lgpl-3.0.html and https://www.gnu.org/licenses/gpl-3.0.html.

${lgpl.map(linha).join('\n')}

2. Outras licenças / other licences

O texto de cada licença está na pasta do pacote. / The text of each licence is in the folder of its package.

${outras.map(linha).join('\n')}
`;
}
