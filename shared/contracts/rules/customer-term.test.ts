import { parseCustomerTerm } from './customer-term.ts';

describe('a text of a support request', () => {
  it.each([
    ['cs_test_a1B2c3', 'session', 'cs_test_a1B2c3'],
    [' cs_live_a1 ', 'session', 'cs_live_a1'],
    ['pi_3Nk2', 'payment', 'pi_3Nk2'],
    ['pi_3Nk2_secret_9x', 'payment', 'pi_3Nk2'],
    ['https://dashboard.stripe.com/test/payments/pi_3Nk2', 'payment', 'pi_3Nk2'],
    ['ch_3Nk2', 'charge', 'ch_3Nk2'],
    ['py_3Nk2', 'charge', 'py_3Nk2'],
    ['Ada@Example.com', 'email', 'ada@example.com'],
    ['mailto:ada@example.com', 'email', 'ada@example.com'],
    ['473052869059424293', 'id', '473052869059424293'],
    ['<@473052869059424293>', 'id', '473052869059424293'],
    ['<@!473052869059424293>', 'id', '473052869059424293'],
    ['000012', 'number', 12],
    ['Invoice # 000 012', 'number', 12],
    ['INV-7K3QX9D2MXA4T8RW', 'invoice', 'INV-7K3QX9D2MXA4T8RW'],
    ['JUNO-0001', 'invoice', 'JUNO-0001'],
    ['@Ada.L', 'name', 'ada.l'],
    ['Ada Lovelace', 'name', 'ada lovelace'],
    ['ada@home', 'name', 'ada@home'],
    ['copies_pi_cs', 'name', 'copies_pi_cs'],
  ] as const)('%s is taken for a %s', (text, kind, value) => {
    expect(parseCustomerTerm(text)).toEqual({ kind, value });
  });
});
