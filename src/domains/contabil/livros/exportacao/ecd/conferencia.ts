import type { Achar } from './achados.ts';

const centavosDe = (texto = ''): number => Number(texto.replace(',', ''));
const comSinal = (valor = '', lado = ''): number => centavosDe(valor) * (lado === 'C' ? -1 : 1);
/** ddmmaaaa turned round, so that it sorts. */
const virado = (dia = ''): string => `${dia.slice(4)}${dia.slice(2, 4)}${dia.slice(0, 2)}`;
type Lados = { D: number; C: number };
type Campos = readonly (string | undefined)[];

/** Whether what a file says adds up: accounts that exist, entries that balance, balances that go on, statements that follow from them. */
export class ConferenciaDosValores {
  readonly #achar: Achar;
  readonly #contas = new Map<string, { tipo: string; nivel: number }>();
  readonly #centros = new Set<string>();
  readonly #aglutinacoes = new Set<string>();
  readonly #numeros = new Set<string>();
  /** What each account and centre held after the last month told, and what moved in each month, as told and as entered. */
  readonly #saldos = new Map<string, number>();
  readonly #dito = new Map<string, Lados>();
  readonly #lancado = new Map<string, Lados>();
  #mes = { fim: '', saldo: 0, D: 0, C: 0 };
  #lancamento: (Lados & { numero: string; valor: number; mes: string }) | null = null;
  readonly #balanco = { inicial: 0, final: 0 };
  readonly #resultado: { apurado: number; detalhe: number; total: number | null } = { apurado: 0, detalhe: 0, total: null };
  readonly #assinam = { contador: 0, responsavel: 0 };
  #periodo = { de: '', ate: '' };

  constructor(achar: Achar) {
    this.#achar = achar;
  }

  /** Takes the fields of a register, after its name. */
  entender(registro: string, c: Campos): void {
    if (registro !== 'I250') this.#fecharLancamento();
    if (registro !== 'I155') this.#fecharMes();
    const fazer = this.#porRegistro[registro];
    if (fazer) fazer(c);
  }

  readonly #porRegistro: Readonly<Record<string, (c: Campos) => void>> = {
    '0000': ([, de = '', ate = '']) => {
      this.#periodo = { de, ate };
    },
    I050: (c) => this.#conta(c),
    I052: ([, codigo = '']) => void this.#aglutinacoes.add(codigo),
    I100: ([, codigo = '']) => void this.#centros.add(codigo),
    I150: ([, fim = '']) => {
      this.#mes = { fim, saldo: 0, D: 0, C: 0 };
    },
    I155: (c) => this.#saldo(c),
    I200: (c) => this.#abrirLancamento(c),
    I250: (c) => this.#partida(c),
    I355: ([conta = '', centro = '', valor, lado]) => {
      this.#conferirConta('I355', conta, centro);
      this.#resultado.apurado -= comSinal(valor, lado);
    },
    J100: ([codigo = '', tipo, nivel, , , , inicial, ladoInicial, final, ladoFinal]) => {
      if (tipo === 'D') this.#conferirAglutinacao('J100', codigo);
      if (nivel !== '1') return;
      this.#balanco.inicial += comSinal(inicial, ladoInicial);
      this.#balanco.final += comSinal(final, ladoFinal);
    },
    J150: ([, codigo = '', tipo, nivel, , , , , final, ladoFinal]) => {
      if (tipo === 'D') {
        this.#conferirAglutinacao('J150', codigo);
        this.#resultado.detalhe -= comSinal(final, ladoFinal);
      } else if (nivel === '1') this.#resultado.total = -comSinal(final, ladoFinal);
    },
    J900: ([, , , , , de = '', ate = '']) => {
      if (de !== this.#periodo.de || ate !== this.#periodo.ate) this.#achar('PERIODO', 'J900', `${de} ${ate}`);
    },
    J930: (c) => {
      if (c[3] === '900') this.#assinam.contador += 1;
      if (c[10] === 'S') this.#assinam.responsavel += 1;
    },
  };

  /** What can only be said at the end. */
  concluir(): void {
    this.#fecharLancamento();
    this.#fecharMes();
    for (const chave of new Set([...this.#dito.keys(), ...this.#lancado.keys()])) {
      const [dito, lancado] = [this.#dito.get(chave), this.#lancado.get(chave)];
      if ((dito?.D ?? 0) !== (lancado?.D ?? 0) || (dito?.C ?? 0) !== (lancado?.C ?? 0)) this.#achar('MOVIMENTO', 'I155', chave.trim());
    }
    const { inicial, final } = this.#balanco;
    if (inicial !== 0 || final !== 0) this.#achar('BALANCO', 'J100', String(final || inicial));
    const { apurado, detalhe, total } = this.#resultado;
    if (total !== null && total !== detalhe) this.#achar('RESULTADO', 'J150', String(total));
    if (apurado !== detalhe) this.#achar('RESULTADO', 'I355', `${apurado} / ${detalhe}`);
    const { contador, responsavel } = this.#assinam;
    if (contador === 0 || responsavel !== 1) this.#achar('ASSINATURA', 'J930', `${contador} + ${responsavel}`);
  }

  #conta([, , tipo = '', nivel = '', codigo = '', superior = '']: Campos): void {
    const pai = this.#contas.get(superior);
    const certo = Number(nivel) > 1 ? pai?.tipo === 'S' && pai.nivel === Number(nivel) - 1 : superior === '';
    if (!certo || this.#contas.has(codigo)) this.#achar('CONTA', 'I050', codigo);
    this.#contas.set(codigo, { tipo, nivel: Number(nivel) });
  }

  #conferirConta(registro: string, conta: string, centro: string): void {
    if (this.#contas.get(conta)?.tipo !== 'A') this.#achar('CONTA', registro, conta);
    if (centro !== '' && !this.#centros.has(centro)) this.#achar('CENTRO', registro, centro);
  }

  #conferirAglutinacao(registro: string, codigo: string): void {
    if (!this.#aglutinacoes.has(codigo)) this.#achar('CONTA', registro, codigo);
  }

  #saldo([conta = '', centro = '', inicial, ladoInicial, debitos, creditos, final, ladoFinal]: Campos): void {
    this.#conferirConta('I155', conta, centro);
    const chave = `${conta} ${centro}`;
    const [de, D, C, ate] = [comSinal(inicial, ladoInicial), centavosDe(debitos), centavosDe(creditos), comSinal(final, ladoFinal)];
    if (de + D - C !== ate || (this.#saldos.get(chave) ?? de) !== de) this.#achar('SALDO', 'I155', chave.trim());
    this.#saldos.set(chave, ate);
    this.#dito.set(`${this.#mes.fim.slice(2)} ${chave}`, { D, C });
    this.#mes.saldo += ate;
    this.#mes.D += D;
    this.#mes.C += C;
  }

  #fecharMes(): void {
    const { fim, saldo, D, C } = this.#mes;
    if (saldo !== 0 || D !== C) this.#achar('SALDO', 'I150', fim);
    this.#mes = { fim, saldo: 0, D: 0, C: 0 };
  }

  #abrirLancamento([numero = '', dia = '', valor]: Campos): void {
    if (this.#numeros.has(numero)) this.#achar('LANCAMENTO', 'I200', numero);
    this.#numeros.add(numero);
    if (virado(dia) < virado(this.#periodo.de) || virado(dia) > virado(this.#periodo.ate)) this.#achar('PERIODO', 'I200', dia);
    this.#lancamento = { numero, valor: centavosDe(valor), mes: dia.slice(2), D: 0, C: 0 };
  }

  #partida([conta = '', centro = '', valor, lado]: Campos): void {
    this.#conferirConta('I250', conta, centro);
    if (!this.#lancamento || (lado !== 'D' && lado !== 'C')) return;
    const chave = `${this.#lancamento.mes} ${conta} ${centro}`;
    const somado = this.#lancado.get(chave) ?? { D: 0, C: 0 };
    this.#lancamento[lado] += centavosDe(valor);
    somado[lado] += centavosDe(valor);
    this.#lancado.set(chave, somado);
  }

  #fecharLancamento(): void {
    const l = this.#lancamento;
    this.#lancamento = null;
    if (l && (l.D !== l.valor || l.C !== l.valor)) this.#achar('LANCAMENTO', 'I200', l.numero);
  }
}
