import { type CampoEcd, leiauteEcd } from './leiaute.ts';

export const regrasEcd = [
  'FORMA', 'REGISTRO', 'ORDEM', 'CAMPOS', 'OBRIGATORIO', 'TAMANHO', 'TIPO', 'VALOR', 'CONTAGEM',
  'CONTA', 'CENTRO', 'LANCAMENTO', 'SALDO', 'MOVIMENTO', 'BALANCO', 'RESULTADO', 'PERIODO', 'ASSINATURA',
] as const; // biome-ignore format: one list
export type RegraEcd = (typeof regrasEcd)[number];
export type AchadoEcd = { linha: number; registro: string; regra: RegraEcd; detalhe: string };
/** Beyond these a file is broken at its root: more would say nothing new. */
const MAXIMO_DE_ACHADOS = 200;

const formas: Record<CampoEcd['tipo'], RegExp> = { C: /^[^|\r\n]*$/, N: /^\d+$/, D: /^\d{8}$/, V: /^\d{1,17},\d{2}$/ };
const isDia = (texto: string): boolean => {
  const [d, m, a] = [texto.slice(0, 2), texto.slice(2, 4), texto.slice(4)];
  const data = new Date(`${a}-${m}-${d}T00:00:00Z`);
  return !Number.isNaN(data.getTime()) && data.toISOString().slice(0, 10) === `${a}-${m}-${d}`;
};
const centavosDe = (texto = ''): number => Number(texto.replace(',', ''));
const comSinal = (valor = '', lado = ''): number => centavosDe(valor) * (lado === 'C' ? -1 : 1);
const ordem = [...leiauteEcd.keys()];
/** Which register each may stand under; others stand by themselves. */
const paiDe: Readonly<Record<string, string>> = { I051: 'I050', I052: 'I050', I155: 'I150', I250: 'I200', I355: 'I350', J100: 'J005', J150: 'J005' };

type Conta = { tipo: string; nivel: number };

/**
 * Judges a file of the official digital bookkeeping line by line: its form, its fields, its counts, and that what it says adds up. Written
 * against the layout alone; it knows nothing of how our file is made.
 */
export class ValidadorEcd {
  readonly #achados: AchadoEcd[] = [];
  readonly #contagem = new Map<string, number>();
  readonly #declaradas = new Map<string, number>();
  readonly #contas = new Map<string, Conta>();
  readonly #centros = new Set<string>();
  readonly #aglutinacoes = new Set<string>();
  /** Balance of each account and centre after the last month told, and what moved in each month. */
  readonly #saldos = new Map<string, number>();
  readonly #doMes = new Map<string, [debitos: number, creditos: number]>();
  readonly #lancado = new Map<string, [debitos: number, creditos: number]>();
  #linha = 0;
  #anterior = '';
  #bloco = '';
  #totais: { linha: number; registro: string; valor: number }[] = [];
  #mes = { fim: '', saldo: 0, debitos: 0, creditos: 0, linha: 0 };
  #lancamento: { linha: number; numero: string; valor: number; debitos: number; creditos: number; mes: string } | null = null;
  readonly #numeros = new Set<string>();
  #balanco = { inicial: 0, final: 0, linhas: 0 };
  #resultado = { detalhe: 0, total: null as number | null };
  #apurado = 0;
  #periodo = { de: '', ate: '' };
  #assinam = { contador: 0, responsavel: 0 };

  /** Takes a line, with what ends it. */
  ler(bruta: string): void {
    this.#linha += 1;
    if (!/^\|.*\|\r\n$/s.test(bruta)) return this.#achar('FORMA', '?', bruta.slice(0, 40).trim());
    const [registro = '', ...campos] = bruta.slice(1, -3).split('|');
    const leiaute = leiauteEcd.get(registro);
    this.#contagem.set(registro, (this.#contagem.get(registro) ?? 0) + 1);
    if (!leiaute) return this.#achar('REGISTRO', registro, registro);
    this.#conferirOrdem(registro);
    if (campos.length !== leiaute.length) return this.#achar('CAMPOS', registro, `${campos.length} ≠ ${leiaute.length}`);
    for (const [i, campo] of leiaute.entries()) this.#conferirCampo(registro, campo, campos[i] ?? '');
    this.#entender(registro, campos);
    this.#anterior = registro;
  }

  /** What is wrong with all that was read. */
  concluir(): readonly AchadoEcd[] {
    this.#fecharLancamento();
    this.#fecharMes();
    for (const [registro, n] of this.#contagem)
      if (this.#declaradas.get(registro) !== n) this.#achar('CONTAGEM', '9900', `${registro}: ${this.#declaradas.get(registro) ?? 0} ≠ ${n}`);
    for (const { registro, valor } of this.#totais)
      if (valor !== this.#linha) this.#achar('CONTAGEM', registro, `${valor} ≠ ${this.#linha}`);
    for (const obrigatorio of ['0000', 'I010', 'I030', 'I050', 'I150', 'J005', 'J900', 'J930', '9999'])
      if (!this.#contagem.has(obrigatorio)) this.#achar('REGISTRO', obrigatorio, `− ${obrigatorio}`);
    for (const chave of new Set([...this.#doMes.keys(), ...this.#lancado.keys()])) {
      const [d = 0, c = 0] = this.#doMes.get(chave) ?? [];
      const [ld = 0, lc = 0] = this.#lancado.get(chave) ?? [];
      if (d !== ld || c !== lc) this.#achar('MOVIMENTO', 'I155', chave);
    }
    if (this.#balanco.inicial !== 0 || this.#balanco.final !== 0) this.#achar('BALANCO', 'J100', String(this.#balanco.final || this.#balanco.inicial));
    if (this.#resultado.total !== null && this.#resultado.total !== this.#resultado.detalhe) this.#achar('RESULTADO', 'J150', String(this.#resultado.total));
    if (this.#apurado !== this.#resultado.detalhe) this.#achar('RESULTADO', 'I355', `${this.#apurado} ≠ ${this.#resultado.detalhe}`);
    if (this.#assinam.contador === 0 || this.#assinam.responsavel !== 1)
      this.#achar('ASSINATURA', 'J930', `${this.#assinam.contador} + ${this.#assinam.responsavel}`);
    return this.#achados;
  }

  get linhas(): number {
    return this.#linha;
  }

  #achar(regra: RegraEcd, registro: string, detalhe: string): void {
    if (this.#achados.length < MAXIMO_DE_ACHADOS) this.#achados.push({ linha: this.#linha, registro, regra, detalhe });
  }

  #conferirOrdem(registro: string): void {
    const pai = paiDe[registro];
    const irmao = this.#anterior === registro || this.#anterior === pai || paiDe[this.#anterior] === pai;
    if (pai !== undefined && !irmao) this.#achar('ORDEM', registro, `${this.#anterior} → ${registro}`);
    const bloco = registro.slice(0, 1);
    if (bloco !== this.#bloco && (!registro.endsWith('001') && registro !== '0000')) this.#achar('ORDEM', registro, `${this.#anterior} → ${registro}`);
    this.#bloco = bloco;
    const voltou = ordem.indexOf(registro) < ordem.indexOf(this.#anterior);
    const repete = paiDe[this.#anterior] === registro || (paiDe[this.#anterior] === pai && pai !== undefined);
    if (voltou && !repete) this.#achar('ORDEM', registro, `${this.#anterior} → ${registro}`);
  }

  #conferirCampo(registro: string, campo: CampoEcd, valor: string): void {
    if (valor === '') {
      if (campo.obrigatorio) this.#achar('OBRIGATORIO', registro, campo.nome);
      return;
    }
    if (!formas[campo.tipo].test(valor) || (campo.tipo === 'D' && !isDia(valor))) return this.#achar('TIPO', registro, `${campo.nome}: ${valor}`);
    if (campo.tamanho !== null && valor.length > campo.tamanho) this.#achar('TAMANHO', registro, `${campo.nome}: ${valor}`);
    // Identifiers and codes of digits fill their whole size.
    if (campo.tipo === 'N' && ['CNPJ', 'COD_MUN', 'NIRE'].includes(campo.nome) && valor.length !== campo.tamanho)
      this.#achar('TAMANHO', registro, `${campo.nome}: ${valor}`);
    if (campo.valores && !campo.valores.includes(valor)) this.#achar('VALOR', registro, `${campo.nome}: ${valor}`);
  }

  #entender(registro: string, c: readonly string[]): void {
    if (registro !== 'I250') this.#fecharLancamento();
    if (registro !== 'I155') this.#fecharMes();
    if (registro.endsWith('990') && registro !== '9990') this.#conferirBloco(registro, Number(c[0]));
    switch (registro) {
      case '0000':
        this.#periodo = { de: c[1] ?? '', ate: c[2] ?? '' };
        break;
      case 'I030':
        this.#totais.push({ linha: this.#linha, registro, valor: Number(c[3]) });
        break;
      case 'J900':
        this.#totais.push({ linha: this.#linha, registro, valor: Number(c[4]) });
        if (c[5] !== this.#periodo.de || c[6] !== this.#periodo.ate) this.#achar('PERIODO', registro, `${c[5]} ${c[6]}`);
        break;
      case '9999':
        this.#totais.push({ linha: this.#linha, registro, valor: Number(c[0]) });
        break;
      case '9900':
        this.#declaradas.set(c[0] ?? '', Number(c[1]));
        break;
      case 'I050':
        this.#entenderConta(c);
        break;
      case 'I052':
        this.#aglutinacoes.add(c[1] ?? '');
        break;
      case 'I100':
        this.#centros.add(c[1] ?? '');
        break;
      case 'I150':
        this.#mes = { fim: c[1] ?? '', saldo: 0, debitos: 0, creditos: 0, linha: this.#linha };
        break;
      case 'I155':
        this.#entenderSaldo(c);
        break;
      case 'I200':
        if (this.#numeros.has(c[0] ?? '')) this.#achar('LANCAMENTO', registro, c[0] ?? '');
        this.#numeros.add(c[0] ?? '');
        if (!this.#noPeriodo(c[1] ?? '')) this.#achar('PERIODO', registro, c[1] ?? '');
        this.#lancamento = { linha: this.#linha, numero: c[0] ?? '', valor: centavosDe(c[2]), debitos: 0, creditos: 0, mes: (c[1] ?? '').slice(2) };
        break;
      case 'I250':
        this.#entenderPartida(c);
        break;
      case 'I355':
        this.#conferirConta(registro, c[0] ?? '', c[1] ?? '');
        this.#apurado -= comSinal(c[2], c[3]);
        break;
      case 'J100':
        if (c[1] === 'D') this.#conferirAglutinacao(registro, c[0] ?? '');
        if (c[2] === '1') {
          this.#balanco.inicial += comSinal(c[6], c[7]);
          this.#balanco.final += comSinal(c[8], c[9]);
        }
        break;
      case 'J150':
        if (c[2] === 'D') {
          this.#conferirAglutinacao(registro, c[1] ?? '');
          this.#resultado.detalhe -= comSinal(c[8], c[9]);
        } else if (c[3] === '1') this.#resultado.total = -comSinal(c[8], c[9]);
        break;
      case 'J930':
        if (c[3] === '900') this.#assinam.contador += 1;
        if (c[10] === 'S') this.#assinam.responsavel += 1;
        break;
    }
  }

  /** ddmmaaaa turned round, so that it sorts. */
  #noPeriodo(dia: string): boolean {
    const virado = (d: string): string => `${d.slice(4)}${d.slice(2, 4)}${d.slice(0, 2)}`;
    return virado(dia) >= virado(this.#periodo.de) && virado(dia) <= virado(this.#periodo.ate);
  }

  #conferirBloco(registro: string, declaradas: number): void {
    const lidas = [...this.#contagem].filter(([nome]) => nome.startsWith(registro.slice(0, 1))).reduce((soma, [, n]) => soma + n, 0);
    if (lidas !== declaradas) this.#achar('CONTAGEM', registro, `${declaradas} ≠ ${lidas}`);
  }

  #entenderConta([, , tipo = '', nivel = '', codigo = '', superior = '']: readonly string[]): void {
    const pai = this.#contas.get(superior);
    if (Number(nivel) > 1 ? pai?.tipo !== 'S' || pai.nivel !== Number(nivel) - 1 : superior !== '') this.#achar('CONTA', 'I050', codigo);
    if (this.#contas.has(codigo)) this.#achar('CONTA', 'I050', codigo);
    this.#contas.set(codigo, { tipo, nivel: Number(nivel) });
  }

  #conferirConta(registro: string, conta: string, centro: string): void {
    if (this.#contas.get(conta)?.tipo !== 'A') this.#achar('CONTA', registro, conta);
    if (centro !== '' && !this.#centros.has(centro)) this.#achar('CENTRO', registro, centro);
  }

  #conferirAglutinacao(registro: string, codigo: string): void {
    if (!this.#aglutinacoes.has(codigo)) this.#achar('CONTA', registro, codigo);
  }

  #entenderSaldo([conta = '', centro = '', inicial, ladoInicial, debitos, creditos, final, ladoFinal]: readonly string[]): void {
    this.#conferirConta('I155', conta, centro);
    const chave = `${conta} ${centro}`;
    const [de, d, c, ate] = [comSinal(inicial, ladoInicial), centavosDe(debitos), centavosDe(creditos), comSinal(final, ladoFinal)];
    const antes = this.#saldos.get(chave);
    if (de + d - c !== ate || (antes !== undefined && antes !== de)) this.#achar('SALDO', 'I155', chave.trim());
    this.#saldos.set(chave, ate);
    this.#doMes.set(`${this.#mes.fim.slice(2)} ${chave}`, [d, c]);
    this.#mes.saldo += ate;
    this.#mes.debitos += d;
    this.#mes.creditos += c;
  }

  #fecharMes(): void {
    if (this.#mes.saldo !== 0 || this.#mes.debitos !== this.#mes.creditos) this.#achar('SALDO', 'I150', this.#mes.fim);
    this.#mes = { ...this.#mes, saldo: 0, debitos: 0, creditos: 0 };
  }

  #entenderPartida([conta = '', centro = '', valor, lado]: readonly string[]): void {
    this.#conferirConta('I250', conta, centro);
    if (!this.#lancamento) return;
    const chave = `${this.#lancamento.mes} ${conta} ${centro}`;
    const somado = this.#lancado.get(chave) ?? [0, 0];
    this.#lancamento[lado === 'D' ? 'debitos' : 'creditos'] += centavosDe(valor);
    somado[lado === 'D' ? 0 : 1] += centavosDe(valor);
    this.#lancado.set(chave, somado);
  }

  #fecharLancamento(): void {
    const l = this.#lancamento;
    this.#lancamento = null;
    if (l && (l.debitos !== l.valor || l.creditos !== l.valor)) this.#achar('LANCAMENTO', 'I200', l.numero);
  }
}
