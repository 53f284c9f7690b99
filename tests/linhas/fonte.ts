import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node, SourceFile, TypeNode } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';
import { fontes, raiz } from '#tests/tidy/arvore.ts';

/** A statement of the source that says what rows it answers, or a part of one: its fixed pieces are joined by NUL. */
export type Marcada = { onde: string; modelo: string; tipo: TypeNode };

const pasta = join(raiz, 'node_modules', '.cache', 'linhas');
const arquivoDasDescritas = join(pasta, 'descritas.ts');

/** The source as the compiler sees it, with one more file: the described rows, as types for the compiler to compare with. */
export class Fonte {
  readonly #api = new API({ cwd: raiz });
  readonly #tsconfig = join(pasta, 'tsconfig.json');
  // What a test reads it judges itself: rows of another shape make it fail.
  readonly #procuradas = fontes(/^src\/.*(?<!\.test)\.ts$/).filter(({ texto }) => /\bsql<|\.rows\b|\brows\b.*\bas\b/.test(texto));
  #projeto: Project;

  constructor() {
    mkdirSync(pasta, { recursive: true });
    writeFileSync(arquivoDasDescritas, '');
    const files = [...this.#procuradas.map(({ caminho }) => join(raiz, caminho)), arquivoDasDescritas];
    const compilerOptions = { typeRoots: [join(raiz, 'node_modules/@types')] };
    writeFileSync(this.#tsconfig, JSON.stringify({ extends: join(raiz, 'tsconfig.json'), compilerOptions, include: [], files }));
    this.#projeto = this.#abrir();
  }

  get checker(): Checker {
    return this.#projeto.checker;
  }

  /** Every statement that says its rows, and every row of unknown shape that is given one by a cast. */
  ler(): { marcadas: Marcada[]; convertidas: string[] } {
    const marcadas: Marcada[] = [];
    const convertidas: string[] = [];
    for (const { caminho } of this.#procuradas) {
      const arquivo = this.#arquivo(join(raiz, caminho));
      const onde = (no: Node): string => `${caminho}:${arquivo.text.slice(0, no.pos + 1).split('\n').length}`;
      const visitar = (no: Node): void => {
        const modelo = modeloDe(no);
        if (modelo) marcadas.push({ onde: onde(no), ...modelo });
        if (is.isAsExpression(no) && /\brows\b/.test(no.expression.getText(arquivo)) && this.#isDesconhecida(no.expression))
          convertidas.push(onde(no));
        no.forEachChild(visitar);
      };
      visitar(arquivo);
    }
    return { marcadas, convertidas };
  }

  /** The described rows as types of the compiler, in the order given. */
  descrever(tipos: readonly string[]): Type[] {
    const linhas = ["import type { Centavos } from '#shared/dinheiro.ts';", ...tipos.map((tipo, i) => `export type L${i} = ${tipo};`)];
    writeFileSync(arquivoDasDescritas, linhas.join('\n'));
    this.#projeto = this.#abrir();
    return this.#arquivo(arquivoDasDescritas).statements.flatMap((declaracao) => {
      const tipo = is.isTypeAliasDeclaration(declaracao) && this.checker.getTypeFromTypeNode(declaracao.type);
      return tipo ? [tipo] : [];
    });
  }

  fechar(): void {
    this.#api.close();
  }

  #abrir(): Project {
    const projeto = this.#api
      .updateSnapshot({ openProjects: [this.#tsconfig], fileChanges: { changed: [arquivoDasDescritas] } })
      .getProject(this.#tsconfig);
    if (!projeto) throw new Error('the compiler did not open the project');
    return projeto;
  }

  #arquivo(caminho: string): SourceFile {
    const arquivo = this.#projeto.program.getSourceFile(caminho);
    if (!arquivo) throw new Error(`the compiler does not know ${caminho}`);
    return arquivo;
  }

  #isDesconhecida(no: Node): boolean {
    const tipo = this.checker.getTypeAtLocation(no);
    return tipo !== undefined && (tipo.flags & (TypeFlags.Unknown | TypeFlags.Any)) !== 0;
  }
}

function modeloDe(no: Node): Omit<Marcada, 'onde'> | null {
  if (!is.isTaggedTemplateExpression(no) || !is.isIdentifier(no.tag) || no.tag.text !== 'sql') return null;
  const { template, typeArguments } = no;
  const [tipo] = typeArguments ?? [];
  const pedacos = is.isTemplateExpression(template)
    ? [template.head.text, ...template.templateSpans.map((s) => s.literal.text)]
    : [template.text];
  return tipo ? { tipo, modelo: pedacos.join('\0') } : null;
}
