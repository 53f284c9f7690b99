import type { AchadoEcd, RegraEcd } from './achados.ts';
import { ConferenciaDosValores } from './conferencia.ts';
import { type CampoEcd, leiauteEcd } from './leiaute.ts';

/** Beyond these a file is broken at its root: more would say nothing new. */
const MAXIMO_DE_ACHADOS = 200;
const formas: Record<CampoEcd['tipo'], RegExp> = { C: /^[^|\r\n]*$/, N: /^\d+$/, D: /^\d{8}$/, V: /^\d{1,17},\d{2}$/ };
const ordem = [...leiauteEcd.keys()];
/** Which register each must stand under; others stand by themselves. */
const paiDe: Readonly<Record<string, string>> = {
  I051: 'I050',
  I052: 'I050',
  I155: 'I150',
  I250: 'I200',
  I355: 'I350',
  J100: 'J005',
  J150: 'J005',
};
const indispensaveis = ['0000', 'I010', 'I030', 'I050', 'I150', 'J005', 'J900', 'J930', '9999'];
/** Identifiers that fill their whole size. */
const inteiros = ['CNPJ', 'COD_MUN', 'NIRE'];
/** Registers that tell how many lines the file has, and in which field. */
const comTotal: Readonly<Record<string, number>> = { I030: 3, J900: 4, '9999': 0 };

const isDia = (texto: string): boolean => {
  const data = new Date(`${texto.slice(4)}-${texto.slice(2, 4)}-${texto.slice(0, 2)}T00:00:00Z`);
  return !Number.isNaN(data.getTime()) && data.toISOString().slice(0, 10).split('-').toReversed().join('') === texto;
};

/**
 * Judges a file of the official digital bookkeeping line by line: its form, its fields, its order and counts, and that what it says adds up.
 * Written against the layout alone; it knows nothing of how our file is made.
 */
export class ValidadorEcd {
  readonly #achados: AchadoEcd[] = [];
  readonly #contagem = new Map<string, number>();
  readonly #declaradas = new Map<string, number>();
  readonly #totais: { registro: string; linhas: number }[] = [];
  readonly #valores = new ConferenciaDosValores((regra, registro, detalhe) => this.#achar(regra, registro, detalhe));
  #linha = 0;
  #anterior = '';

  /** Takes a line, with what ends it. */
  ler(bruta: string): void {
    this.#linha += 1;
    if (!/^\|.*\|\r\n$/s.test(bruta)) return this.#achar('FORMA', '?', bruta.slice(0, 40).trim());
    const [registro = '', ...campos] = bruta.slice(1, -3).split('|');
    const leiaute = leiauteEcd.get(registro);
    this.#contagem.set(registro, (this.#contagem.get(registro) ?? 0) + 1);
    if (!leiaute) return this.#achar('REGISTRO', registro, registro);
    this.#conferirOrdem(registro);
    this.#anterior = registro;
    if (campos.length !== leiaute.length) return this.#achar('CAMPOS', registro, `${campos.length} / ${leiaute.length}`);
    for (const [i, campo] of leiaute.entries()) this.#conferirCampo(registro, campo, campos[i] ?? '');
    const total = comTotal[registro];
    if (total !== undefined) this.#totais.push({ registro, linhas: Number(campos[total]) });
    if (registro === '9900') this.#declaradas.set(campos[0] ?? '', Number(campos[1]));
    if (registro.endsWith('990')) this.#conferirBloco(registro, Number(campos[0]));
    this.#valores.entender(registro, campos);
  }

  /** What is wrong with all that was read. */
  concluir(): readonly AchadoEcd[] {
    this.#valores.concluir();
    for (const [registro, n] of this.#contagem)
      if (this.#declaradas.get(registro) !== n)
        this.#achar('CONTAGEM', '9900', `${registro}: ${this.#declaradas.get(registro) ?? 0} / ${n}`);
    for (const { registro, linhas } of this.#totais)
      if (linhas !== this.#linha) this.#achar('CONTAGEM', registro, `${linhas} / ${this.#linha}`);
    for (const registro of indispensaveis) if (!this.#contagem.has(registro)) this.#achar('REGISTRO', registro, registro);
    return this.#achados;
  }

  get linhas(): number {
    return this.#linha;
  }

  #achar(regra: RegraEcd, registro: string, detalhe: string): void {
    if (this.#achados.length < MAXIMO_DE_ACHADOS) this.#achados.push({ linha: this.#linha, registro, regra, detalhe });
  }

  /** Registers come in the order of the layout; one that stands under another comes after it or beside its like. */
  #conferirOrdem(registro: string): void {
    const pai = paiDe[registro];
    const doAnterior = paiDe[this.#anterior];
    const fora = pai !== undefined && this.#anterior !== pai && doAnterior !== pai;
    const repete = doAnterior !== undefined && (doAnterior === registro || doAnterior === pai);
    const voltou = ordem.indexOf(registro) < ordem.indexOf(this.#anterior) && !repete;
    const novoBloco = registro.slice(0, 1) !== this.#anterior.slice(0, 1);
    const semAbertura = novoBloco && !registro.endsWith('001') && registro !== '0000';
    if (fora || voltou || semAbertura) this.#achar('ORDEM', registro, `${this.#anterior} > ${registro}`);
  }

  #conferirCampo(registro: string, campo: CampoEcd, valor: string): void {
    const { nome, tipo, tamanho, obrigatorio, valores } = campo;
    if (valor === '') {
      if (obrigatorio) this.#achar('OBRIGATORIO', registro, nome);
      return;
    }
    if (!formas[tipo].test(valor) || (tipo === 'D' && !isDia(valor))) return this.#achar('TIPO', registro, `${nome}: ${valor}`);
    const cabe = tamanho === null || (inteiros.includes(nome) ? valor.length === tamanho : valor.length <= tamanho);
    if (!cabe) this.#achar('TAMANHO', registro, `${nome}: ${valor}`);
    if (valores && !valores.includes(valor)) this.#achar('VALOR', registro, `${nome}: ${valor}`);
  }

  /** The last block counts the line that ends the file, too. */
  #conferirBloco(registro: string, declaradas: number): void {
    const bloco = registro.slice(0, 1);
    const lidas = [...this.#contagem].reduce((soma, [nome, n]) => (nome.startsWith(bloco) ? soma + n : soma), bloco === '9' ? 1 : 0);
    if (lidas !== declaradas) this.#achar('CONTAGEM', registro, `${declaradas} / ${lidas}`);
  }
}
