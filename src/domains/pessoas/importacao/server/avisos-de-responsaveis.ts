import { formatarTelefone } from '#shared/documentos/telefone.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import type { CampoImportado } from '../campos-importados.ts';
import { isTipoTelefone } from '#domains/pessoas/contato.ts';
import type { Parente } from '../importacao.ts';
import { textosImportacao } from '../texts.ts';
import { chaveDoParente, type Conhecida, contatosTrazidos, type ContatosTrazidos } from './responsaveis-importados.ts';

type Aviso = { coluna: string | null; mensagem: string };
type Visto = { quem: string; linha: number | null; contatos: Conhecida['contatos'] };

/** The guardians that the lines of a sheet bring, one after the other: who is new, who is known, and what each line adds to whom. */
export class ResponsaveisDaPlanilha {
  readonly #porCpf: ReadonlyMap<string, Conhecida>;
  readonly #podeEditar: boolean;
  readonly #idioma: Idioma;
  readonly #vistos = new Map<string, Visto>();

  constructor(porCpf: ReadonlyMap<string, Conhecida>, podeEditar: boolean, idioma: Idioma) {
    this.#porCpf = porCpf;
    this.#podeEditar = podeEditar;
    this.#idioma = idioma;
  }

  get novos(): number {
    return [...this.#vistos.values()].filter(({ linha }) => linha !== null).length;
  }

  get existentes(): number {
    return this.#vistos.size - this.novos;
  }

  /** Notes a guardian of a line that will be saved; tells what happens to whom the school or an earlier line knows already. */
  anotar(numero: number, parente: Parente, colunaDe: (campo: CampoImportado) => string | null): Aviso[] {
    const chave = chaveDoParente(parente);
    const conhecida = this.#porCpf.get(parente.cpf ?? '');
    const visto = this.#vistos.get(chave) ?? (conhecida && { quem: conhecida.quem, linha: null, contatos: conhecida.contatos });
    const { acrescentar, ignorar } = contatosTrazidos(parente, visto?.contatos ?? [], visto?.linha !== null || this.#podeEditar);
    const contatos = [...(visto?.contatos ?? []), ...acrescentar];
    this.#vistos.set(chave, visto ? { ...visto, contatos } : { quem: parente.nome, linha: numero, contatos });
    if (!visto || (visto.linha !== null && acrescentar.length + ignorar.length === 0)) return [];
    const coluna = colunaDe(parente.origens['cpf'] ?? parente.origens['nome'] ?? 'maeNome');
    return [{ coluna, mensagem: this.#contar(visto, { acrescentar, ignorar }) }];
  }

  #contar({ quem, linha }: Visto, { acrescentar, ignorar }: ContatosTrazidos): string {
    const t = tradutor(textosImportacao, this.#idioma);
    const lista = (contatos: ContatosTrazidos['acrescentar']): string =>
      contatos.map(({ tipo, valor }) => (isTipoTelefone(tipo) ? formatarTelefone(valor) : valor)).join(', ');
    return [
      linha === null ? t('avisoVinculada', { quem }) : t('avisoDaLinha', { quem, linha }),
      ...(acrescentar.length > 0 ? [t('avisoAcrescenta', { contatos: lista(acrescentar) })] : []),
      ...(ignorar.length > 0 ? [t('avisoIgnora', { contatos: lista(ignorar) })] : []),
    ].join(' ');
  }
}
